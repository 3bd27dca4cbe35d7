/**
 * matchLeaves: a first matching of a bipartite graph, largest on forests, for bipartiteMatching.
 *
 * Use     matchLeaves(arcs, reversedCsr(arcs), new Int32Array(n).fill(-1), new Int32Array(n).fill(-1))
 * Time    O(n + m)
 * Space   12 bytes a vertex
 * Limits  those of Csr; what it is given is not checked: it comes from bipartiteMatching
 * Errors  none
 * Source  R. M. Karp, M. Sipser, FOCS 1981, 364-375: a vertex with one neighbour left goes first
 * Tested  match-leaves.test.ts: against all matchings of forests; no free edge is left
 */
import type { Csr } from "../graph/csr";

/**
 * Fills partner[l] and mate[r], which are -1 at first. `there` has the edges from the left vertices l to the
 * right ones r, `back` the same edges from r to l. Where no vertex is a leaf, the first free left vertex
 * takes the free neighbour that has fewest free neighbours itself.
 */
export function matchLeaves(there: Csr, back: Csr, partner: Int32Array, mate: Int32Array): void {
  const [left, right] = [partner.length, mate.length];
  const { start, head } = there;
  const { start: backStart, head: backHead } = back;
  const degree = new Int32Array(left);
  const backDegree = new Int32Array(right);
  const leaves = new Int32Array(left + right); // right vertices as left + r; each once at most
  let put = 0;
  for (let l = 0; l < left; l++) {
    degree[l] = start[l + 1]! - start[l]!;
    if (degree[l] === 1) leaves[put++] = l;
  }
  for (let r = 0; r < right; r++) {
    backDegree[r] = backStart[r + 1]! - backStart[r]!;
    if (backDegree[r] === 1) leaves[put++] = left + r;
  }
  let taken = 0;
  let any = 0;
  for (;;) {
    let l = -1;
    let r = -1;
    if (taken < put) {
      const leaf = leaves[taken++]!;
      if (leaf < left) {
        if (partner[leaf] !== -1) continue;
        l = leaf;
        for (let arc = start[l]!; arc < start[l + 1]! && r < 0; arc++) {
          if (mate[head[arc]!] === -1) r = head[arc]!;
        }
      } else {
        r = leaf - left;
        if (mate[r] !== -1) continue;
        for (let arc = backStart[r]!; arc < backStart[r + 1]! && l < 0; arc++) {
          if (partner[backHead[arc]!] === -1) l = backHead[arc]!;
        }
      }
    } else {
      while (any < left && partner[any] !== -1) any++;
      if (any === left) return;
      l = any++;
      for (let arc = start[l]!; arc < start[l + 1]!; arc++) {
        const other = head[arc]!;
        if (mate[other] !== -1) continue;
        if (r < 0 || backDegree[other]! < backDegree[r]!) r = other;
      }
    }
    if (l < 0 || r < 0) continue;
    partner[l] = r;
    mate[r] = l;
    for (let arc = start[l]!; arc < start[l + 1]!; arc++) {
      const other = head[arc]!;
      if (--backDegree[other]! === 1) leaves[put++] = left + other;
    }
    for (let arc = backStart[r]!; arc < backStart[r + 1]!; arc++) {
      const other = backHead[arc]!;
      if (--degree[other]! === 1) leaves[put++] = other;
    }
  }
}
