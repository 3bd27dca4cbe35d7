/**
 * stableMarriage: pairs of two sides such that no two who are not a pair both prefer each other to their
 * partners; the best such pairs for the side that asks.
 *
 * Use     const wifeOf = stableMarriage([[0, 1], [1, 0]], [[1, 0], [0, 1]])
 * Time    O(n · m) for n on the side that asks and m on the other, at most all choices once
 * Space   4 n m bytes, and 4 bytes for each of both sides
 * Limits  n · m at most 2^28. A list may leave out whom its owner never accepts; sides may differ in size
 * Errors  RangeError for too many, a choice that is none of the other side or stands twice in a list
 * Source  D. Gale, L. Shapley, American Mathematical Monthly 69 (1962), 9, own code
 * Tested  stable-marriage.test.ts: against all sets of pairs; verify: SPOJ STABLEMP
 */
/**
 * The partner of each who asks, -1 for none. Each list names those of the other side, the dearest first.
 */
export function stableMarriage(
  asking: readonly ArrayLike<number>[],
  answering: readonly ArrayLike<number>[],
): Int32Array {
  const n = asking.length;
  const m = answering.length;
  if (n * m > 2 ** 28) throw new RangeError(`stableMarriage: too many, got ${n} and ${m}`);
  const rank = new Int32Array(n * m); // from 1 on, at answer · n + asks; 0 where not accepted
  for (let b = 0; b < m; b++) {
    checkChoices(answering[b]!, n, `answering[${b}]`);
    for (let at = 0; at < answering[b]!.length; at++) rank[b * n + answering[b]![at]!] = at + 1;
  }
  const partner = new Int32Array(n).fill(-1);
  const holds = new Int32Array(m).fill(-1);
  const next = new Int32Array(n); // the choice to ask next
  for (let a = 0; a < n; a++) checkChoices(asking[a]!, m, `asking[${a}]`);
  for (let first = 0; first < n; first++) {
    for (let a = first; a !== -1 && next[a]! < asking[a]!.length; ) {
      const b = asking[a]![next[a]!++]!;
      const place = rank[b * n + a]!;
      const other = holds[b]!;
      if (place === 0 || (other !== -1 && rank[b * n + other]! < place)) continue;
      holds[b] = a;
      partner[a] = b;
      if (other !== -1) partner[other] = -1;
      a = other;
    }
  }
  return partner;
}

function checkChoices(choices: ArrayLike<number>, count: number, name: string): void {
  const seen = new Uint8Array(count);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at]!;
    if (choice >>> 0 !== choice || choice >= count || seen[choice] === 1) {
      throw new RangeError(
        `stableMarriage: ${name} must hold different numbers in [0, ${count}), got ${choice}`,
      );
    }
    seen[choice] = 1;
  }
}
