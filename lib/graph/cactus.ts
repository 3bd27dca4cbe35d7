/**
 * Cactus: a graph whose edges lie on one cycle at most, as its cycles and bridges; diameter, independent set.
 *
 * Use     const { count, start, member, edge } = cactus(graph)!; cactusDiameter(graph, weights);
 *         cactusIndependence(graph)
 * Time    O(n + m)
 * Space   about 50 bytes a vertex, the diameter twice that
 * Limits  those of Csr; cycles may share a vertex, two parallel edges are a cycle, loops are left out; the
 *         graph need not be connected
 * Errors  RangeError for a graph that is not one of undirectedCsr, no cactus (cactus: undefined), another
 *         number of weights, a length that is negative or NaN
 * Source  blocks of a depth-first search, which closes a cycle in its order: folklore, own code
 * Tested  cactus.test.ts: against leaving out edges, all pairs, all sets; verify: POJ 3567
 *
 * A program over a cactus is one loop over the blocks: those below a vertex come before the block by which
 * it hangs on its top, so their values are ready, as in a tree that is taken from the leaves.
 */
import { shown } from "../io/shown";
import { biconnectedComponents } from "./biconnected-components";
import { type Csr, checkUndirected, checkWeights } from "./csr";

export interface Cactus {
  /** How many blocks: cycles, bridges, vertices without edges. */
  readonly count: number;
  /** Block b has the vertices member[start[b]] … member[start[b + 1] - 1], in the order of the cycle, the top last. */
  readonly start: Int32Array;
  readonly member: Int32Array;
  /** The edge from member[at] to the next one of its block, from the top to the first one; -1 for none. */
  readonly edge: Int32Array;
}

/** Undefined for a graph that is no cactus. */
export function cactus(graph: Csr): Cactus | undefined {
  checkUndirected(graph, "cactus");
  const { count, start, member, block } = biconnectedComponents(graph);
  const place = new Int32Array(graph.n); // in the block of which the vertex is not the top
  for (let b = 0; b < count; b++) {
    for (let at = start[b]!; at < start[b + 1]! - 1; at++) place[member[at]!] = at;
  }
  const edge = new Int32Array(member.length).fill(-1);
  for (let v = 0; v < graph.n; v++) {
    for (let arc = graph.start[v]!; arc < graph.start[v + 1]!; arc++) {
      const target = graph.head[arc]!;
      if (target <= v) continue;
      const e = graph.edge[arc]!;
      const first = start[block[e]!]!;
      const top = start[block[e]! + 1]! - 1;
      const one = member[top] === v ? top : place[v]!;
      const other = member[top] === target ? top : place[target]!;
      let at = Math.min(one, other);
      const step = Math.max(one, other) - at;
      // From the top to the first one, or the second of two parallel edges.
      if (at === first && at + step === top && (step > 1 || edge[at]! >= 0)) at = top;
      else if (step > 1) return undefined;
      if (edge[at]! >= 0) return undefined;
      edge[at] = e;
    }
  }
  return { count, start, member, edge };
}

/** The greatest distance of two vertices that a path joins; `weights` by edge id, 1 without them. */
export function cactusDiameter(graph: Csr, weights?: ArrayLike<number>): number {
  if (weights) checkWeights(graph, weights, "cactusDiameter");
  const { count, start, member, edge } = blocksOf(graph, "cactusDiameter");
  const depth = new Float64Array(graph.n); // the way down from the vertex, in the blocks so far
  const way = new Float64Array(2 * member.length); // twice along the cycle
  const score = new Float64Array(2 * member.length); // of those in the queue, falling
  const queue = new Int32Array(2 * member.length);
  const lengthAt = (at: number) => {
    if (edge[at]! < 0) return Number.POSITIVE_INFINITY;
    const length = weights ? weights[edge[at]!]! : 1;
    if (length >= 0) return length;
    throw new RangeError(
      `cactusDiameter: weights[${edge[at]}] must not be negative, got ${shown(length)}`,
    );
  };
  let diameter = 0;
  for (let b = 0; b < count; b++) {
    const first = start[b]!;
    const size = start[b + 1]! - first;
    for (let i = 0; i < size; i++) way[i + 1] = way[i]! + lengthAt(first + i);
    const around = way[size]!; // Infinity for a bridge
    // The shorter way of a pair is at most half of the cycle: from i to j, once i is a turn earlier.
    let low = 0;
    let high = 0;
    const last = around < Number.POSITIVE_INFINITY ? 2 * size : size;
    for (let j = 0; j < last; j++) {
      if (j > size) way[j] = around + way[j - size]!;
      const here = depth[member[first + (j < size ? j : j - size)]!]!;
      score[j] = here - way[j]!;
      while (low < high && (way[j]! - way[queue[low]!]! > around / 2 || queue[low]! <= j - size)) {
        low++;
      }
      if (low < high) diameter = Math.max(diameter, score[queue[low]!]! + way[j]! + here);
      while (low < high && score[queue[high - 1]!]! <= score[j]!) high--;
      queue[high++] = j;
    }
    const top = member[first + size - 1]!;
    for (let i = 0; i < size - 1; i++) {
      const gap = way[size - 1]! - way[i]!;
      const down = depth[member[first + i]!]! + Math.min(gap, around - gap);
      if (down > depth[top]!) depth[top] = down;
    }
  }
  return diameter;
}

/** The most vertices without an edge between them, or the most `values` of such vertices together. */
export function cactusIndependence(graph: Csr, values?: ArrayLike<number>): number {
  const { n } = graph;
  const { count, start, member } = blocksOf(graph, "cactusIndependence");
  if (values && values.length !== n) {
    throw new RangeError(`cactusIndependence: expected ${n} values, got ${values.length}`);
  }
  // The most at and below a vertex that is taken, and that is not.
  const taken = values ? Float64Array.from(values) : new Float64Array(n).fill(1);
  if (taken.includes(Number.NaN)) throw new RangeError("cactusIndependence: NaN among the values");
  const left = new Float64Array(n);
  const hangs = new Uint8Array(n); // below the top of a block
  for (let b = 0; b < count; b++) {
    const top = start[b + 1]! - 1;
    for (const isTaken of [true, false]) {
      // Along the cycle without the top: the last one taken, or left.
      let most = Number.NEGATIVE_INFINITY;
      let mostLeft = 0;
      for (let at = start[b]!; at < top; at++) {
        const v = member[at]!;
        hangs[v] = 1;
        const isFree = !isTaken || (at > start[b]! && at < top - 1);
        const next = isFree ? mostLeft + taken[v]! : Number.NEGATIVE_INFINITY;
        mostLeft = Math.max(most, mostLeft) + left[v]!;
        most = next;
      }
      (isTaken ? taken : left)[member[top]!]! += Math.max(most, mostLeft);
    }
  }
  let total = 0;
  for (let v = 0; v < n; v++) if (hangs[v] === 0) total += Math.max(taken[v]!, left[v]!);
  return total;
}

function blocksOf(graph: Csr, name: string): Cactus {
  checkUndirected(graph, name);
  const blocks = cactus(graph);
  if (blocks) return blocks;
  throw new RangeError(`${name}: expected a cactus, but an edge lies on two cycles`);
}
