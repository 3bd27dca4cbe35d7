/**
 * partiallyMappedCrossover: PMX, two children of two permutations that exchange one stretch.
 *
 * Use     const [one, other] = partiallyMappedCrossover(Int32Array.of(0, 1, 2), Int32Array.of(2, 0, 1), 1, 2)
 * Time    O(n)
 * Space   O(n) for the children and two look-up tables
 * Limits  permutations of 0 … n-1 of equal length, n ≥ 1
 * Errors  RangeError for different lengths, or cuts out of order
 * Source  D. Goldberg, R. Lingle, "Alleles, loci, and the travelling salesman problem", 1985
 * Tested  partially-mapped-crossover.test.ts: the textbook example, permutations by random cuts
 */
export function partiallyMappedCrossover(
  a: Int32Array,
  b: Int32Array,
  from: number,
  to: number,
): [Int32Array, Int32Array] {
  expectCuts("partiallyMappedCrossover", a, b, from, to);
  return [child(a, b, from, to), child(b, a, from, to)];
}

/**
 * Takes the stretch of `donor`, elsewhere the items of `base`; an item of the stretch is replaced along
 * the exchanged pairs.
 */
function child(base: Int32Array, donor: Int32Array, from: number, to: number): Int32Array {
  const offspring = base.slice();
  const replaced = new Int32Array(base.length).fill(-1); // item of the donor's stretch → item it replaced
  for (let at = from; at < to; at++) {
    offspring[at] = donor[at]!;
    replaced[donor[at]!] = base[at]!;
  }
  for (let at = 0; at < offspring.length; at++) {
    if (at >= from && at < to) continue;
    let item = offspring[at]!;
    while (replaced[item]! >= 0) item = replaced[item]!;
    offspring[at] = item;
  }
  return offspring;
}

export function expectCuts(
  name: string,
  a: Int32Array,
  b: Int32Array,
  from: number,
  to: number,
): void {
  if (a.length !== b.length) {
    throw new RangeError(`${name}: permutations of ${a.length} and of ${b.length} items`);
  }
  if (!(from >= 0 && from <= to && to <= a.length)) {
    throw new RangeError(
      `${name}: cuts must be 0 ≤ from ≤ to ≤ ${a.length}, got ${from} and ${to}`,
    );
  }
}
