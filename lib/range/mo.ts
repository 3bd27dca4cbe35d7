/**
 * mo: answers to queries on ranges by moving the ends from one range to the next, in an order with short
 * moves (Mo's algorithm).
 *
 * Use     let sum = 0;
 *         mo(n, [0, 1], [2, 3], (i) => (sum += i), (i) => (sum -= i), (q) => console.assert(q < 2 && sum >= 0))
 * Time    O(n √q) calls of add and remove for q ranges, known beforehand
 * Space   12 bytes a range
 * Limits  n in [0, 2^30], q in [0, 2^26]. add and remove get the element, not the side. Calls with several
 *         functions in one program lose inlining and run 2 to 3 times slower
 * Errors  RangeError for ends of different number and for a range outside
 * Source  folklore, by the name of Mo Tao (2009): blocks of left ends, right ends to and fro; own code
 * Tested  programs.test.ts: against counts; mo.test.ts: the number of steps; verify: library-checker
 *         static_range_mode_query
 */
import { argsort } from "../sequence/radix-sort";
import { checkRange, checkSize } from "./check-range";

/**
 * Starts with no elements, calls add(i) and remove(i), and calls answer(q) when exactly the elements of
 * [lefts[q], rights[q]) are in.
 */
export function mo(
  n: number,
  lefts: ArrayLike<number>,
  rights: ArrayLike<number>,
  add: (i: number) => void,
  remove: (i: number) => void,
  answer: (query: number) => void,
): void {
  const { order } = moOrder("mo", n, lefts, rights);
  let l = 0;
  let r = 0;
  for (let step = 0; step < order.length; step++) {
    const query = order[step]!;
    const left = lefts[query]!;
    const right = rights[query]!;
    // It grows before it shrinks, so that no element is removed before it was added.
    while (l > left) add(--l);
    while (r < right) add(r++);
    while (l < left) remove(l++);
    while (r > right) remove(--r);
    answer(query);
  }
}

/**
 * The order in which mo takes the ranges; errors begin with the caller's name. Left ends are in blocks of
 * a width, within which right ends go up, or to and fro.
 */
export function moOrder(
  name: string,
  n: number,
  lefts: ArrayLike<number>,
  rights: ArrayLike<number>,
  isToAndFro = true,
): { order: Int32Array; width: number } {
  checkSize(name, n, 2 ** 30);
  const count = lefts.length;
  if (rights.length !== count) {
    throw new RangeError(`${name}: ${count} left ends, but ${rights.length} right ends`);
  }
  const width = Math.max(1, Math.floor(n / Math.sqrt(Math.max(1, count))));
  const keys = new Float64Array(count);
  for (let query = 0; query < count; query++) {
    checkRange(name, lefts[query]!, rights[query]!, n);
    const block = Math.floor(lefts[query]! / width);
    const right = isToAndFro && block & 1 ? n - rights[query]! : rights[query]!;
    keys[query] = block * (n + 1) + right;
  }
  return { order: argsort(keys), width };
}
