/**
 * secondSpanningTree: the lightest spanning tree of a graph beside a minimum spanning tree, which may weigh
 * as much or must be heavier.
 *
 * Use     const second = secondSpanningTree(n, [0, 1, 0], [1, 2, 2], [4, 5, 6]); second?.weight; second?.edges
 * Time    O(n + m log² n): 5 · 10^5 edges on 2 · 10^5 vertices in about 1.2 s
 * Space   about 80 bytes a vertex and 24 bytes an edge
 * Limits  n in [1, 2^28), finite weights of any sign
 * Errors  RangeError for a bad n or endpoint, arrays of different lengths, a weight that is not finite
 * Source  one edge of the tree exchanged for one outside it: folklore, own code
 * Tested  second-spanning-tree.test.ts: against all sets of edges; verify: Luogu P4180
 *
 * An edge outside the tree displaces the heaviest edge on the tree's way between its ends, or, where the new
 * tree must be heavier and both weigh the same, the heaviest that is lighter.
 */

import { undirectedCsr } from "../graph/csr";
import { minimumSpanningTree } from "../graph/minimum-spanning-tree";
import { shown } from "../io/shown";
import { HeavyLight } from "./heavy-light";
import { rootedTree } from "./rooted-tree";
import { SlotPathFold } from "./slot-path-fold";

export interface TreeExchange {
  /** The edge ids of the second tree. */
  readonly edges: Int32Array;
  /** The sum of their weights. */
  readonly weight: number;
  /** The edge of minimumSpanningTree that is not in it, and the one in its place. */
  readonly removed: number;
  readonly added: number;
}

/** undefined if there is no such tree, or the graph is not connected; with `isHeavier` it weighs more than the first ("strict"). */
export function secondSpanningTree(
  n: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  weights: ArrayLike<number>,
  isHeavier = false,
): TreeExchange | undefined {
  for (let e = 0; e < weights.length; e++) {
    if (!Number.isFinite(weights[e])) {
      throw new RangeError(
        `secondSpanningTree: weights[${e}] must be finite, got ${shown(weights[e])}`,
      );
    }
  }
  const edges = minimumSpanningTree(n, from, to, weights);
  if (edges.length < n - 1) return undefined;
  const inTree = new Uint8Array(weights.length);
  for (const e of edges) inTree[e] = 1;
  const ends = (side: ArrayLike<number>) => edges.map((e) => side[e]!);
  const tree = rootedTree(undirectedCsr(n, ends(from), ends(to)), 0);
  const heaviest = new HeaviestEdges(new HeavyLight(tree), weights);
  for (const e of edges) {
    const v = tree.parent[from[e]!] === to[e] ? from[e]! : to[e]!;
    heaviest.first[heaviest.leaf(v)] = e;
  }
  heaviest.build();
  let [removed, added, least] = [-1, -1, Number.POSITIVE_INFINITY];
  for (let e = 0; e < weights.length; e++) {
    if (inTree[e] === 1) continue;
    const slot = heaviest.path(from[e]!, to[e]!, true);
    let displaced = heaviest.first[slot]!;
    if (isHeavier && displaced !== -1 && weights[displaced] === weights[e]) {
      displaced = heaviest.second[slot]!;
    }
    if (displaced === -1 || weights[e]! - weights[displaced]! >= least) continue;
    least = weights[e]! - weights[displaced]!;
    [removed, added] = [displaced, e];
  }
  if (added === -1) return undefined;
  edges[edges.indexOf(removed)] = added;
  return { edges, weight: edges.reduce((sum, e) => sum + weights[e]!, 0), removed, added };
}

/** A heaviest edge of a path and a heaviest of those that are lighter; -1 for none. */
class HeaviestEdges extends SlotPathFold {
  readonly first = new Int32Array(this.slots).fill(-1);
  readonly second = new Int32Array(this.slots).fill(-1);

  private readonly weights: ArrayLike<number>;

  constructor(paths: HeavyLight, weights: ArrayLike<number>) {
    super(paths);
    this.weights = weights;
  }

  protected combine(into: number, left: number, right: number): void {
    const { first, second } = this;
    const [a, b] = [first[left]!, first[right]!];
    const order = this.weigh(a) - this.weigh(b);
    if (order > 0) {
      first[into] = a;
      second[into] = this.heavier(second[left]!, b);
    } else {
      first[into] = b;
      second[into] = this.heavier(second[right]!, order < 0 ? a : second[left]!);
    }
  }

  private heavier(a: number, b: number): number {
    return this.weigh(a) > this.weigh(b) ? a : b;
  }

  private weigh(e: number): number {
    return e === -1 ? Number.NEGATIVE_INFINITY : this.weights[e]!;
  }
}
