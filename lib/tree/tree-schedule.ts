/**
 * treeSchedule: an order of jobs, each behind its parent in a tree, by which the sum of weight times
 * completion time is least.
 *
 * Use     treeSchedule([-1, 0, 0], [1, 2, 3], [4, 5, 6])
 * Time    O(n log n)
 * Space   80 bytes a job
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
import { PriorityQueue } from "../structure/priority-queue";
import { treeOfParents } from "./rooted-tree";

/** The jobs in the order; parents[v] is -1 for the root. */
export function treeSchedule(
  parents: ArrayLike<number>,
  times: ArrayLike<number>,
  weights: ArrayLike<number>,
): Int32Array {
  const { n, root } = treeOfParents(parents, "treeSchedule");
  // Entries of the queue: the group's time, weight and first job when it was put in.
  const time = new Int32Array(2 * n);
  const weight = new Int32Array(2 * n);
  const first = new Int32Array(2 * n);
  checkSum("times", times, n);
  checkSum("weights", weights, n);
  const queue = new PriorityQueue<number>((one, other) =>
    compareProducts(time[one]!, weight[other]!, time[other]!, weight[one]!),
  );
  const entry = new Int32Array(n); // of the group that begins with the job
  const next = new Int32Array(n).fill(-1);
  const last = Int32Array.from(next, (_, v) => v); // of the group that begins with the job
  const groups = new DisjointSets(n);
  const begins = last.slice(); // by representative of the group
  const ownTime = new Float64Array(n);
  const ownWeight = new Float64Array(n);
  let entries = 0;
  const put = (v: number): void => {
    time[entries] = ownTime[v]!;
    // A group without time or weight goes first: it costs nothing and lets others begin.
    weight[entries] = ownTime[v] === 0 ? 1 : ownWeight[v]!;
    first[entries] = v;
    entry[v] = entries;
    queue.push(entries++);
  };
  for (let v = 0; v < n; v++) {
    ownTime[v] = times[v]!;
    ownWeight[v] = weights[v]!;
    if (v !== root) put(v);
  }
  while (queue.size > 0) {
    const taken = queue.pop();
    const v = first[taken]!;
    if (entry[v] !== taken) continue; // it has grown since, or is part of another group
    const above = begins[groups.find(parents[v]!)]!;
    groups.union(above, v);
    begins[groups.find(v)] = above;
    next[last[above]!] = v;
    last[above] = last[v]!;
    ownTime[above]! += ownTime[v]!;
    ownWeight[above]! += ownWeight[v]!;
    entry[v] = -1;
    if (above !== root) put(above);
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
