/**
 * sternBrocotPath: the way from 1/1 to a fraction in the Stern-Brocot tree, as lengths of runs.
 *
 * Use     sternBrocotPath(a, b)
 * Time    O(log(a + b)) runs
 * Space   O(log(a + b))
 * Limits  a and b coprime safe integers from 1 on. A path is [right, left, right, …]: runs of moves, the
 *         first may be 0, the others are positive; not checked to be numbers: commonSternBrocotPath(p, q)
 * Errors  RangeError: other numbers, a run that is no length, a fraction beyond 2^53
 * Source  R. Graham, D. Knuth and O. Patashnik, "Concrete Mathematics", 4.5: the runs are the continued
 *         fraction of a / b; own code
 * Tested  stern-brocot-path.test.ts: against walking the tree step by step; verify: library-checker
 *         stern_brocot_tree
 */
export function sternBrocotPath(a: number, b: number): number[] {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a < 1 || b < 1) {
    throw new RangeError(`sternBrocotPath: expected positive safe integers, got ${a} / ${b}`);
  }
  const path: number[] = [];
  let [x, y] = [a, b];
  while (y > 0) {
    const rest = x % y;
    path.push((x - rest) / y);
    [x, y] = [y, rest];
  }
  if (x !== 1) throw new RangeError(`sternBrocotPath: ${a} / ${b} is not in lowest terms`);
  // The last partial quotient, which is at least 2 but for 1 / 1, counts one move too many.
  path[path.length - 1]!--;
  return path;
}

/**
 * Of a node: its fraction [a, b], and the open interval of all fractions below it: from low to high, where
 * 0 is [0, 1] and infinity is [1, 0].
 */
export interface SternBrocotNode {
  readonly fraction: readonly [a: number, b: number];
  readonly low: readonly [a: number, b: number];
  readonly high: readonly [a: number, b: number];
}

export function sternBrocotNode(path: readonly number[]): SternBrocotNode {
  let low: readonly [number, number] = [0, 1];
  let high: readonly [number, number] = [1, 0];
  path.forEach((run, i) => {
    if (!Number.isSafeInteger(run) || run < 0) {
      throw new RangeError(`sternBrocotNode: expected lengths of runs, got ${run}`);
    }
    if (i % 2 === 0) low = [low[0] + run * high[0], low[1] + run * high[1]];
    else high = [high[0] + run * low[0], high[1] + run * low[1]];
  });
  const fraction = [low[0] + high[0], low[1] + high[1]] as const;
  if (fraction.every(Number.isSafeInteger)) return { fraction, low, high };
  throw new RangeError(`sternBrocotNode: the fraction passes 2^53: ${fraction.join(" / ")}`);
}

/** The way that both paths begin with: that to the lowest common ancestor. */
export function commonSternBrocotPath(p: readonly number[], q: readonly number[]): number[] {
  const path: number[] = [];
  for (let i = 0; i < p.length && i < q.length; i++) {
    path.push(Math.min(p[i]!, q[i]!));
    if (p[i] !== q[i]) break;
  }
  return path;
}
