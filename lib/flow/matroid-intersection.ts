/**
 * matroidIntersection: a largest set of elements that is independent in each of two matroids.
 *
 * Use     const chosen = matroidIntersection(new GraphicMatroid(n, from, to), new PartitionMatroid([0, 1], [1, 1]))
 * Time    O(r) rounds for a set of r elements, each with one circuit of either matroid for each element:
 *         O(r² n) and r n calls where a circuit costs as much as it has elements
 * Space   the circuits of one round, at most 8 r n bytes
 * Limits  both matroids have the same elements, numbered from 0
 * Errors  RangeError for different numbers of elements
 * Source  J. Edmonds (1970); W. Cunningham, SIAM J. Comput. 15 (1986), 948: shortest augmenting paths in
 *         the graph of exchanges, own code
 * Tested  matroid-intersection.test.ts: against all sets; verify: Codeforces 1284G
 *
 * With GraphicMatroid and PartitionMatroid: a forest with few edges of each colour.
 */
export interface Matroid {
  /** The elements are 0 … size - 1. */
  readonly size: number;
  /** Takes 1 for each element of an independent set. */
  choose(chosen: Uint8Array): void;
  /**
   * For an element outside the set: undefined if the set stays independent with it, else those elements
   * of the set that it can replace.
   */
  circuit(element: number): ArrayLike<number> | undefined;
}

/** The elements of the set, ascending. */
export function matroidIntersection(first: Matroid, second: Matroid): Int32Array {
  const n = first.size;
  if (second.size !== n) {
    throw new RangeError(`matroidIntersection: got ${n} and ${second.size} elements`);
  }
  const chosen = new Uint8Array(n);
  const before = new Int32Array(n); // on a shortest path; SOURCE where it begins, UNSEEN
  const queue = new Int32Array(n);
  for (;;) {
    first.choose(chosen);
    second.choose(chosen);
    before.fill(UNSEEN);
    let put = 0;
    const replacing = Array.from({ length: n }, () => [] as number[]); // in the first matroid
    for (let x = 0; x < n; x++) {
      if (chosen[x] === 1) continue;
      const circuit = first.circuit(x);
      if (circuit === undefined) {
        before[x] = SOURCE;
        queue[put++] = x;
      } else {
        for (let i = 0; i < circuit.length; i++) replacing[circuit[i]!]!.push(x);
      }
    }
    let end = -1;
    for (let taken = 0; taken < put && end === -1; taken++) {
      const x = queue[taken]!;
      const next = chosen[x] === 1 ? replacing[x]! : second.circuit(x);
      if (next === undefined) {
        end = x;
        continue;
      }
      for (let i = 0; i < next.length; i++) {
        const y = next[i]!;
        if (before[y] !== UNSEEN) continue;
        before[y] = x;
        queue[put++] = y;
      }
    }
    if (end === -1) break;
    for (let x = end; x !== SOURCE; x = before[x]!) chosen[x]! ^= 1;
  }
  return queue.map((_, x) => x).filter((x) => chosen[x] === 1);
}

const SOURCE = -1;
const UNSEEN = -2;
