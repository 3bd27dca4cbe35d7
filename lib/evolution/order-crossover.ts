/**
 * orderCrossover: OX, two children that keep a stretch of one parent and the order of the other.
 *
 * Use     const [one, other] = orderCrossover(Int32Array.of(0, 1, 2), Int32Array.of(2, 0, 1), 1, 2)
 * Time    O(n)
 * Space   O(n) for the children and a set
 * Limits  permutations of 0 … n-1 of equal length, n ≥ 1
 * Errors  RangeError for different lengths, or cuts out of order
 * Source  L. Davis, "Applying adaptive algorithms to epistatic domains", 1985
 * Tested  order-crossover.test.ts: the textbook example, permutations by random cuts
 */
import { expectCuts } from "./partially-mapped-crossover";

export function orderCrossover(
  a: Int32Array,
  b: Int32Array,
  from: number,
  to: number,
): [Int32Array, Int32Array] {
  expectCuts("orderCrossover", a, b, from, to);
  return [child(a, b, from, to), child(b, a, from, to)];
}

/** Keeps the stretch of `base`; behind it, round the end, come the other items in the order of `other`. */
function child(base: Int32Array, other: Int32Array, from: number, to: number): Int32Array {
  const n = base.length;
  const offspring = base.slice();
  const kept = new Uint8Array(n);
  for (let at = from; at < to; at++) kept[base[at]!] = 1;
  let put = to % n;
  for (let step = 0; step < n; step++) {
    const item = other[(to + step) % n]!;
    if (kept[item] === 1) continue;
    offspring[put] = item;
    put = (put + 1) % n;
  }
  return offspring;
}
