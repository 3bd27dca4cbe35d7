/**
 * treeSchedule: an order of jobs, each behind its parent in a tree, by which the sum of weight times
 * completion time is least.
 *
 * Use     treeSchedule([-1, 0, 0], [1, 2, 3], [4, 5, 6])
 * Time    O(n log n)
 * Space   72 bytes a job
 * Limits  times and weights are integers from 0 on, each kind below 2^31 in all
 * Errors  RangeError for parents that form no tree, other lengths, times and weights outside
 * Source  W. A. Horn, SIAM J. Appl. Math. 23 (1972), 189-202; own code
 * Tested  tree-schedule.test.ts: against all orders; verify: Library Checker
 *         rooted_tree_topological_order_with_minimum_inversions
 *
 * Everyday: 01 on a tree (times are ones, weights zeros, the sum counts inversions). Of all groups of jobs
 * the one with the most weight a time follows its parent's group at once, so both become one group.
 */
import { DisjointSets } from "../structure/disjoint-sets";
import { IndexedHeap } from "../structure/indexed-heap";
import { treeOfParents } from "./rooted-tree";

/** The jobs in the order; parents[v] is -1 for the root. */
export function treeSchedule(
  parents: ArrayLike<number>,
  times: ArrayLike<number>,
  weights: ArrayLike<number>,
): Int32Array {
  const { n, root } = treeOfParents(parents, "treeSchedule");
  checkSum("times", times, n);
  checkSum("weights", weights, n);
  const next = new Int32Array(n).fill(-1);
  const last = new Int32Array(n); // of the group that begins with the job
  const begins = new Int32Array(n); // by representative of the group
  const time = new Int32Array(n); // of the group that begins with the job
  const weight = new Int32Array(n);
  const queue = new IndexedHeap(n);
  // A group without time goes first: it costs nothing and lets others begin.
  const key = (v: number) => (time[v] === 0 ? -Infinity : -weight[v]! / time[v]!);
  for (let v = 0; v < n; v++) {
    last[v] = v;
    begins[v] = v;
    time[v] = times[v]!;
    weight[v] = weights[v]!;
    if (v !== root) queue.push(v, key(v));
  }
  // Keys are rounded, so that of different rates two may be equal, but only where all their times and
  // weights are large: there are few such groups.
  const isLarge = (v: number) => Math.min(time[v]!, weight[v]!) >= LARGE;
  const take = (): number => {
    let v = queue.pop();
    if (!isLarge(v)) return v;
    const others: number[] = [];
    while (queue.size > 0 && isLarge(queue.peek()) && key(queue.peek()) === key(v)) {
      const other = queue.pop();
      const isBetter = compareProducts(weight[other]!, time[v]!, weight[v]!, time[other]!) > 0;
      others.push(isBetter ? v : other);
      if (isBetter) v = other;
    }
    for (const other of others) queue.push(other, key(other));
    return v;
  };
  const groups = new DisjointSets(n);
  while (queue.size > 0) {
    const v = take();
    const above = begins[groups.find(parents[v]!)]!;
    groups.union(above, v);
    begins[groups.find(v)] = above;
    next[last[above]!] = v;
    last[above] = last[v]!;
    time[above]! += time[v]!;
    weight[above]! += weight[v]!;
    if (above !== root) queue.decrease(above, key(above)); // v had the highest rate
  }
  const order = new Int32Array(n);
  for (let at = 0, v = root; at < n; v = next[v]!) order[at++] = v;
  return order;
}

/** The sign of a · b - c · d for integers in [0, 2^31). */
function compareProducts(a: number, b: number, c: number, d: number): number {
  const gap = a * b - c * d; // off by less than 2^10
  return gap > 1024 || gap < -1024 ? gap : (Math.imul(a, b) - Math.imul(c, d)) | 0;
}

function checkSum(name: string, values: ArrayLike<number>, n: number): void {
  if (values.length !== n) {
    throw new RangeError(`treeSchedule: expected ${n} ${name}, got ${values.length}`);
  }
  let sum = 0;
  for (let v = 0; v < n; v++) {
    const value = values[v]!;
    sum += value;
    if (value >>> 0 !== value || sum >= 2 ** 31) {
      throw new RangeError(
        `treeSchedule: ${name} must be integers from 0 on, below 2^31 in all, got ${value} at ${v}`,
      );
    }
  }
}

/** Where times and weights below 2^31 are less, different rates differ by more than their rounding. */
const LARGE = 2 ** 20;
