/**
 * moUpdates: Mo's algorithm on an array that changes between the queries.
 *
 * Use     let sum = 0; const to = { add: (i: number) => { sum += i; }, remove: (i: number) => { sum -= i; },
 *           toggle: (t: number, l: number, r: number) => {}, answer: (q: number) => console.assert(sum >= 0) };
 *         moUpdates(n, { lefts: [0], rights: [2], times: [0], updates: 0 }, to)
 * Time    O(n^(5/3)) calls for as many queries and updates, known beforehand
 * Space   20 bytes a query
 * Limits  n in [0, 2^20], up to 2^20 queries and updates each. Calls with several functions in one program
 *         lose inlining and run 2 to 3 times slower
 * Errors  RangeError for lists of different length, a range or a number of updates outside
 * Source  folklore: blocks of some n^(2/3) left and right ends, then time; own code
 * Tested  programs.test.ts: against counts; mo-updates.test.ts: the number of steps; verify: codeforces 940F
 */
import { argsort } from "../sequence/radix-sort";
import { checkIndex, checkRange } from "./check-range";

export interface MoQueries {
  readonly lefts: ArrayLike<number>;
  readonly rights: ArrayLike<number>;
  /** How many updates come before each query. */
  readonly times: ArrayLike<number>;
  /** How many updates there are. */
  readonly updates: number;
}

export interface MoSteps {
  add(i: number): void;
  remove(i: number): void;
  /**
   * Makes update `t` or takes it back; the two alternate, so exchanging the old and the new value does
   * both. The elements in [l, r) are those that are added now.
   */
  toggle(t: number, l: number, r: number): void;
  answer(query: number): void;
}

export function moUpdates(n: number, queries: MoQueries, steps: MoSteps): void {
  const { lefts, rights, times } = queries;
  const order = moUpdatesOrder(n, queries);
  let l = 0;
  let r = 0;
  let time = 0;
  for (let step = 0; step < order.length; step++) {
    const query = order[step]!;
    const left = lefts[query]!;
    const right = rights[query]!;
    while (l > left) steps.add(--l);
    while (r < right) steps.add(r++);
    while (l < left) steps.remove(l++);
    while (r > right) steps.remove(--r);
    while (time < times[query]!) steps.toggle(time++, l, r);
    while (time > times[query]!) steps.toggle(--time, l, r);
    steps.answer(query);
  }
}

function moUpdatesOrder(n: number, queries: MoQueries): Int32Array {
  const { lefts, rights, times, updates } = queries;
  const count = lefts.length;
  if (rights.length !== count || times.length !== count) {
    throw new RangeError(
      `moUpdates: ${count} left ends, ${rights.length} right ends, ${times.length} times`,
    );
  }
  checkIndex("moUpdates: updates", updates, 2 ** 20 + 1);
  checkIndex("moUpdates: n", n, 2 ** 20 + 1);
  // Of width w, q queries move the ends by some w each, and each of (n / w)² / 2 pairs of blocks passes
  // all updates. Their sum is least near the second term; 4.5 was best where q and the updates are equal.
  const byEnds = n / Math.sqrt(Math.max(1, count));
  const byUpdates = Math.cbrt((4.5 * n * n * updates) / Math.max(1, count));
  const width = Math.max(1, Math.floor(Math.max(byEnds, byUpdates)));
  const blocks = Math.floor(n / width) + 1;
  const keys = new Float64Array(count);
  for (let query = 0; query < count; query++) {
    checkRange("moUpdates", lefts[query]!, rights[query]!, n);
    checkIndex("moUpdates: times", times[query]!, updates + 1);
    const leftBlock = Math.floor(lefts[query]! / width);
    let rightBlock = Math.floor(rights[query]! / width);
    if (leftBlock & 1) rightBlock = blocks - 1 - rightBlock;
    const time = rightBlock & 1 ? updates - times[query]! : times[query]!;
    keys[query] = (leftBlock * blocks + rightBlock) * (updates + 1) + time;
  }
  return argsort(keys);
}
