/**
 * bipartiteCover: the fewest vertices of a bipartite graph that touch every edge.
 *
 * Use     const { left, right } = bipartiteCover(3, 3, from, to, bipartiteMatching(3, 3, from, to))
 * Time    O(n + m) after the matching
 * Space   8 bytes an edge, 8 bytes a vertex
 * Limits  those of bipartiteMatching
 * Errors  RangeError if the partners are not a maximum matching of the graph
 * Source  D. Kőnig's theorem (1931): the cover is as large as the matching
 * Tested  bipartite-cover.test.ts: against all covers of small graphs, a path of 10^6;
 *         verify: problems/bilateral-projects
 *
 * The vertices outside the cover are a largest independent set.
 */
import { csr } from "../graph/csr";

export interface Cover {
  /** 1 for each left vertex in the cover. */
  readonly left: Uint8Array;
  /** 1 for each right vertex in the cover. */
  readonly right: Uint8Array;
}

/** `partner` is what bipartiteMatching(left, right, from, to) returned. O(n + m). */
export function bipartiteCover(
  left: number,
  right: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  partner: Int32Array,
): Cover {
  const { start, head } = csr(Math.max(left, right), from, to, "bipartiteCover");
  const inLeft = new Uint8Array(left).fill(1);
  const inRight = new Uint8Array(right);
  const mate = new Int32Array(right).fill(-1);
  const queue = new Int32Array(left);
  let put = 0;
  for (let l = 0; l < left; l++) {
    if (partner[l]! >= 0) mate[partner[l]!] = l;
    else {
      inLeft[l] = 0;
      queue[put++] = l;
    }
  }
  // Of what alternating paths reach from the unmatched left vertices, the right ones are in the cover, the
  // left ones not.
  for (let taken = 0; taken < put; taken++) {
    const l = queue[taken]!;
    for (let arc = start[l]!; arc < start[l + 1]!; arc++) {
      const r = head[arc]!;
      if (inRight[r] === 1) continue;
      inRight[r] = 1;
      const other = mate[r]!;
      if (!(other >= 0)) {
        throw new RangeError("bipartiteCover: partner is not a maximum matching");
      }
      inLeft[other] = 0;
      queue[put++] = other;
    }
  }
  return { left: inLeft, right: inRight };
}
