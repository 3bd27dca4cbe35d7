/**
 * bipartiteMatching: as many edges as possible of a bipartite graph, no two at one vertex.
 *
 * Use     const partner = bipartiteMatching(3, 3, from, to); // sides of 3 and 3, edges from[e], to[e]
 * Time    O(m √n); the start matches paths, trees and most sparse graphs in O(n + m) already
 * Space   4 bytes an edge, 32 bytes a vertex
 * Limits  left and right in [0, 2^30); parallel edges may occur
 * Errors  RangeError for a bad count, an endpoint outside, sides of different lengths
 * Source  J. E. Hopcroft, R. M. Karp, SIAM J. Computing 2 (1973), 225-231; from matchLeaves on
 * Tested  bipartite-matching.test.ts: against all matchings of small graphs, a path of 10^5;
 *         verify: Library Checker bipartitematching
 */

import { csr } from "../graph/csr";
import { shown } from "../io/shown";
import { matchLeaves } from "./match-leaves";

/**
 * partner[l] = the right vertex matched with the left vertex l, or -1. Edge e joins the left vertex
 * from[e] and the right vertex to[e]; both sides are numbered from 0.
 */
export function bipartiteMatching(
  left: number,
  right: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
): Int32Array {
  checkSides(left, right, from, to);
  const graph = csr(Math.max(left, right), from, to, "bipartiteMatching");
  const { start, head } = graph;
  const partner = new Int32Array(left).fill(-1);
  const mate = new Int32Array(right).fill(-1);
  matchLeaves(graph, csr(Math.max(left, right), to, from), partner, mate);
  const level = new Int32Array(left);
  const next = new Int32Array(left);
  const queue = new Int32Array(left);
  const path = new Int32Array(left);
  for (;;) {
    const roots = layers(start, head, partner, mate, level, queue);
    if (roots === 0) return partner;
    for (let l = 0; l < left; l++) next[l] = start[l]!;
    for (let at = 0; at < roots; at++) {
      augment(queue[at]!, start, head, partner, mate, level, next, path);
    }
  }
}

/**
 * level[l] = alternating steps from an unmatched left vertex, up to the first layer that reaches an
 * unmatched right vertex; -1 beyond. The unmatched left vertices stand first in the queue: returns
 * how many they are, or 0 if no unmatched right vertex is reached.
 */
function layers(
  start: Int32Array,
  head: Int32Array,
  partner: Int32Array,
  mate: Int32Array,
  level: Int32Array,
  queue: Int32Array,
): number {
  let put = 0;
  for (let l = 0; l < partner.length; l++) {
    level[l] = partner[l]! < 0 ? 0 : -1;
    if (partner[l]! < 0) queue[put++] = l;
  }
  const roots = put;
  let last = partner.length + 1; // more than any path has
  for (let taken = 0; taken < put; taken++) {
    const l = queue[taken]!;
    const below = level[l]! + 1;
    if (below > last) break;
    for (let arc = start[l]!; arc < start[l + 1]!; arc++) {
      const other = mate[head[arc]!]!;
      if (other < 0) last = below;
      else if (level[other]! < 0) {
        level[other] = below;
        queue[put++] = other;
      }
    }
  }
  return last <= partner.length ? roots : 0;
}

/** Looks for an augmenting path from `root` down the layers and turns it over. */
function augment(
  root: number,
  start: Int32Array,
  head: Int32Array,
  partner: Int32Array,
  mate: Int32Array,
  level: Int32Array,
  next: Int32Array,
  path: Int32Array,
): void {
  let depth = 0;
  path[0] = root;
  while (depth >= 0) {
    const l = path[depth]!;
    const end = start[l + 1]!;
    const below = level[l]! + 1;
    let arc = next[l]!;
    let other = -1;
    for (; arc < end; arc++) {
      other = mate[head[arc]!]!;
      if (other < 0 || level[other] === below) break;
    }
    next[l] = arc + 1;
    if (arc >= end) {
      depth--;
    } else if (other >= 0) {
      path[++depth] = other;
    } else {
      for (; depth >= 0; depth--) {
        const up = path[depth]!;
        const r = head[next[up]! - 1]!;
        partner[up] = r;
        mate[r] = up;
      }
    }
  }
}

function checkSides(
  left: number,
  right: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
): void {
  for (const count of [left, right]) {
    if (!Number.isInteger(count) || count < 0 || count >= 2 ** 30) {
      throw new RangeError(
        `bipartiteMatching: left and right must be integers in [0, 2^30), got ${left} and ${right}`,
      );
    }
  }
  if (from.length !== to.length) {
    throw new RangeError(
      `bipartiteMatching: from and to must be equally long, got ${from.length} and ${to.length}`,
    );
  }
  for (let e = 0; e < from.length; e++) {
    if (from[e]! >>> 0 !== from[e] || from[e]! >= left) {
      throw new RangeError(
        `bipartiteMatching: from[${e}] must be in [0, ${left}), got ${shown(from[e])}`,
      );
    }
    if (to[e]! >>> 0 !== to[e] || to[e]! >= right) {
      throw new RangeError(
        `bipartiteMatching: to[${e}] must be in [0, ${right}), got ${shown(to[e])}`,
      );
    }
  }
}
