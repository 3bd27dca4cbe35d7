/**
 * PermutationTree: the common intervals of a permutation as a tree ("common interval decomposition"). A range of
 * places is one if its values have no gap; a node is one that overlaps no other, its children lie side by side.
 *
 * Use     const { count, parent, left, right, isLinear } = permutationTree([2, 0, 1])
 * Time    O(n log n)
 * Space   about 150 bytes a place
 * Limits  n in [1, 2^27)
 * Errors  RangeError for an n outside, values that are no permutation of 0 … n - 1
 * Source  A. Bergeron, C. Chauve, F. de Montgolfier, M. Raffinot, SIAM J. Discrete Math. 22 (2008), 1022, for
 *         what the tree tells; the stack of subtrees over a segment tree: folklore, own code
 * Tested  programs.test.ts: against all ranges; verify: Library Checker
 *         common_interval_decomposition_tree
 *
 * The common intervals are the nodes, and the unions of neighbouring children of a linear node.
 */
import { AddMinTree } from "../range/add-min-tree";

/** Nodes in preorder, children from left to right. Node 0 is the root, places [0, n). */
export interface PermutationTree {
  /** How many nodes there are, at most 2n - 1. */
  readonly count: number;
  /** -1 for the root. */
  readonly parent: Int32Array;
  /** Node v has the places left[v] … right[v] - 1. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** 1 where all unions of neighbouring children are common intervals, also for leaves; 0 where none is. */
  readonly isLinear: Uint8Array;
}

export function permutationTree(permutation: ArrayLike<number>): PermutationTree {
  const n = permutation.length;
  check(permutation);
  // Of a node the range of places, the range of values, and the last child where it is linear, else -1.
  const left = new Int32Array(2 * n);
  const right = new Int32Array(2 * n);
  const low = new Int32Array(2 * n);
  const high = new Int32Array(2 * n);
  const last = new Int32Array(2 * n).fill(-1);
  const parent = new Int32Array(2 * n).fill(-1);
  const isLinear = new Uint8Array(2 * n).fill(1);
  let count = 0;
  const isInterval = (a: number, b: number) =>
    Math.max(high[a]!, high[b]!) - Math.min(low[a]!, low[b]!) === right[b]! - left[a]! - 1;
  /** Puts a child before or behind the children that a node has. */
  const take = (node: number, child: number): void => {
    parent[child] = node;
    left[node] = Math.min(left[node]!, left[child]!);
    right[node] = Math.max(right[node]!, right[child]!);
    low[node] = Math.min(low[node]!, low[child]!);
    high[node] = Math.max(high[node]!, high[child]!);
  };
  const above = (child: number): number => {
    left[count] = left[child]!;
    right[count] = right[child]!;
    low[count] = low[child]!;
    high[count] = high[child]!;
    parent[child] = count;
    return count++;
  };
  const stack = new Int32Array(n); // subtrees side by side
  let depth = 0;
  // Number l is l + max - min of the values from l to the end so far: at least `place`, and equal to it where
  // this is a common interval.
  const ends = new AddMinTree(Int32Array.from({ length: n }, (_, l) => l));
  const rising = new Int32Array(n + 1).fill(-1); // places of the minima from each l on, behind a -1
  const falling = rising.slice();
  let [risings, fallings] = [0, 0];
  for (let place = 0; place < n; place++) {
    const value = permutation[place]!;
    for (; risings > 0 && permutation[rising[risings]!]! > value; risings--) {
      const to = rising[risings]!;
      ends.add(rising[risings - 1]! + 1, to + 1, permutation[to]! - value);
    }
    rising[++risings] = place;
    for (; fallings > 0 && permutation[falling[fallings]!]! < value; fallings--) {
      const to = falling[fallings]!;
      ends.add(falling[fallings - 1]! + 1, to + 1, value - permutation[to]!);
    }
    falling[++fallings] = place;
    let node = count++;
    left[node] = place;
    right[node] = place + 1;
    low[node] = high[node] = value;
    while (left[node]! > 0 && ends.min(0, left[node]!) === place) {
      const before = stack[depth - 1]!;
      if (last[before] !== -1 && isInterval(last[before]!, node)) {
        take(before, node);
        last[before] = node;
        depth--;
        node = before;
        continue;
      }
      const child = node;
      node = above(child);
      if (isInterval(before, child)) last[node] = child;
      else isLinear[node] = 0;
      do take(node, stack[--depth]!);
      while (high[node]! - low[node]! >= right[node]! - left[node]!);
    }
    stack[depth++] = node;
  }
  return inPreorder(count, { parent, left, right, isLinear });
}

/** Of nodes that begin at one place, the outer ones were made later. */
function inPreorder(count: number, made: Omit<PermutationTree, "count">): PermutationTree {
  const starts = new Int32Array(count + 1); // as many places as nodes would do
  for (let v = 0; v < count; v++) starts[made.left[v]! + 1]!++;
  for (let place = 0; place < count; place++) starts[place + 1]! += starts[place]!;
  const order = new Int32Array(count);
  const number = new Int32Array(count);
  for (let v = count - 1; v >= 0; v--) {
    number[v] = starts[made.left[v]!]!++;
    order[number[v]!] = v;
  }
  return {
    count,
    parent: order.map((v) => (made.parent[v] === -1 ? -1 : number[made.parent[v]!]!)),
    left: order.map((v) => made.left[v]!),
    right: order.map((v) => made.right[v]!),
    isLinear: Uint8Array.from(order, (v) => made.isLinear[v]!),
  };
}

function check(permutation: ArrayLike<number>): void {
  const n = permutation.length;
  if (n < 1 || n >= 2 ** 27) {
    throw new RangeError(`permutationTree: n must be in [1, 2^27), got ${n}`);
  }
  const seen = new Uint8Array(n);
  for (let place = 0; place < n; place++) {
    const value = permutation[place]!;
    if (value >>> 0 !== value || value >= n || seen[value] === 1) {
      throw new RangeError(
        `permutationTree: expected a permutation of 0 … ${n - 1}, got ${value} at ${place}`,
      );
    }
    seen[value] = 1;
  }
}
