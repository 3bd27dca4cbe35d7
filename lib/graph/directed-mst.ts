/**
 * directedMst: a directed minimum spanning tree: the arcs of least total weight by which a root reaches
 * every vertex.
 *
 * Use     const edges = directedMst(n, from, to, weights, root)
 * Time    O(m log m)
 * Space   about 40 bytes an arc and 40 bytes a vertex
 * Limits  finite weights of any sign; exact while sums of weights stay below 2^53
 * Errors  RangeError for a bad n, root or endpoint, arrays of different lengths, a weight that is not
 *         finite; undefined where the root does not reach every vertex
 * Source  Y. Chu, T. Liu (1965), J. Edmonds (1967); contraction along a path with heaps that can be
 *         lowered as a whole: H. Gabow et al., Combinatorica 6 (1986), 109; skew heaps: D. Sleator,
 *         R. Tarjan, SIAM J. Comput. 15 (1986), 52; own code
 * Tested  directed-mst.test.ts: against contraction step by step; verify: library-checker directedmst
 *
 * A walk goes backwards along the lightest arc into its last vertex. When it closes a cycle, the cycle
 * becomes a new vertex; each arc into it is lowered by the weight of the cycle's arc that it would
 * replace. New vertices have numbers from n on; up[] leads from a vertex to the one that contains it.
 */
import { shown } from "../io/shown";
/** The id of the arc into each vertex, -1 for the root. */
export function directedMst(
  n: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  weights: ArrayLike<number>,
  root: number,
): Int32Array | undefined {
  const m = weights.length;
  checkInput(n, from, to, weights, root);
  const heaps = new SkewHeaps(weights);
  const total = 2 * n; // at most n - 1 cycles are contracted
  const heap = new Int32Array(total).fill(-1);
  for (let e = 0; e < m; e++) heap[to[e]!] = heaps.meld(heap[to[e]!]!, e);
  const top = Int32Array.from({ length: total }, (_, v) => v); // disjoint sets: where find starts
  const up = new Int32Array(total).fill(-1);
  const chosen = new Int32Array(total).fill(-1);
  const walk = new Int32Array(total);
  const state = new Uint8Array(total); // 0 not yet met, 1 on the walk, 2 reached from the root
  state[root] = 2;
  let size = n;
  for (let first = 0; first < n; first++) {
    let v = find(top, first);
    let depth = 0;
    while (state[v] !== 2) {
      if (state[v] === 1) {
        // The walk came back to v: the vertices from v on become one vertex.
        const cycle = size++;
        let member = -1;
        do {
          member = walk[--depth]!;
          up[member] = cycle;
          top[member] = cycle;
          heaps.lower(heap[member]!, heaps.key[chosen[member]!]!);
          heap[cycle] = heaps.meld(heap[cycle]!, heap[member]!);
        } while (member !== v);
        v = cycle;
      }
      let e = heap[v]!;
      // Skips arcs that start inside the contracted vertex: they are loops now.
      while (e >= 0 && find(top, from[e]!) === v) e = heaps.pop(e);
      if (e < 0) return undefined;
      heap[v] = heaps.pop(e);
      state[v] = 1;
      chosen[v] = e;
      walk[depth++] = v;
      v = find(top, from[e]!);
    }
    while (depth > 0) state[walk[--depth]!] = 2;
  }
  return unfold(n, size, to, chosen, up, root);
}

/**
 * Expands contracted vertices, the last one first: its arc replaces the arcs chosen on the way to the
 * arc's end.
 */
function unfold(
  n: number,
  size: number,
  to: ArrayLike<number>,
  chosen: Int32Array,
  up: Int32Array,
  root: number,
): Int32Array {
  const tree = new Int32Array(n).fill(-1);
  const isSettled = new Uint8Array(size);
  for (let v = size - 1; v >= 0; v--) {
    const e = chosen[v]!;
    if (v === root || isSettled[v] === 1) continue;
    tree[to[e]!] = e;
    for (let below = to[e]!; below !== v; below = up[below]!) isSettled[below] = 1;
  }
  return tree;
}

/** Heaps of arcs; a heap is named by its lightest arc, -1 when empty. */
class SkewHeaps {
  /**
   * The current weight of an arc; below the top of a heap, the pending amounts above it are still to be
   * subtracted.
   */
  readonly key: Float64Array;
  private readonly pending: Float64Array; // still to be subtracted from all keys below
  private readonly left: Int32Array;
  private readonly right: Int32Array;

  constructor(weights: ArrayLike<number>) {
    this.key = Float64Array.from(weights);
    this.pending = new Float64Array(weights.length);
    this.left = new Int32Array(weights.length).fill(-1);
    this.right = new Int32Array(weights.length).fill(-1);
  }

  lower(heap: number, amount: number): void {
    if (heap < 0) return;
    this.key[heap] = this.key[heap]! - amount;
    this.pending[heap] = this.pending[heap]! + amount;
  }

  /** The heap without its lightest arc, which keeps its key. */
  pop(heap: number): number {
    this.push(heap);
    return this.meld(this.left[heap]!, this.right[heap]!);
  }

  meld(one: number, other: number): number {
    const { key, left, right } = this;
    if (one < 0) return other;
    if (other < 0) return one;
    let a = one;
    let b = other;
    if (key[b]! < key[a]!) [a, b] = [b, a];
    const heap = a;
    // Goes down the right sides of both and exchanges the children of every vertex on the way.
    for (;;) {
      this.push(a);
      let next = right[a]!;
      right[a] = left[a]!;
      if (next < 0) {
        left[a] = b;
        return heap;
      }
      if (key[b]! < key[next]!) [next, b] = [b, next];
      left[a] = next;
      a = next;
    }
  }

  private push(heap: number): void {
    const amount = this.pending[heap]!;
    if (amount === 0) return;
    this.pending[heap] = 0;
    this.lower(this.left[heap]!, amount);
    this.lower(this.right[heap]!, amount);
  }
}

function find(top: Int32Array, vertex: number): number {
  let v = vertex;
  while (top[v] !== v) {
    top[v] = top[top[v]!]!;
    v = top[v]!;
  }
  return v;
}

function checkInput(
  n: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  weights: ArrayLike<number>,
  root: number,
): void {
  if (!Number.isInteger(n) || n < 1 || n >= 2 ** 29) {
    throw new RangeError(`directedMst: n must be an integer in [1, 2^29), got ${n}`);
  }
  const isVertex = (v: number) => v >>> 0 === v && v < n;
  if (!isVertex(root)) throw new RangeError(`directedMst: root must be in [0, ${n}), got ${root}`);
  const m = weights.length;
  if (from.length !== m || to.length !== m) {
    throw new RangeError(`directedMst: got ${from.length} tails, ${to.length} heads, ${m} weights`);
  }
  for (let e = 0; e < m; e++) {
    if (!isVertex(from[e]!) || !isVertex(to[e]!) || !Number.isFinite(weights[e])) {
      throw new RangeError(
        `directedMst: arc ${e} must join vertices in [0, ${n}) by a finite weight, got ${shown(from[e])} → ${shown(to[e])}, ${shown(weights[e])}`,
      );
    }
  }
}
