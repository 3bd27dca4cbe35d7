/**
 * aliens: the least cost with exactly k choices, from the least cost where each choice has a price.
 *
 * Use     aliens(3, [-100, 100], (price) => { const k = 5 - Math.min(5, Math.max(0, price));
 *         return { total: k * k, count: k }; })
 * Time    about log2(high - low) runs of the program without a number of choices
 * Space   none
 * Limits  the least cost by number of choices must be convex, which is not checked; integer costs and
 *         prices with exact sums
 * Errors  RangeError: a bad k or bounds, prices between which k is not reached
 * Source  "Lagrange relaxation", known to contestants as Aliens' trick (IOI 2016), own code
 * Tested  programs.test.ts: against aliens.twin.ts; aliens.test.ts; verify: CSES 2087
 */
export interface Priced {
  /** The least of cost + price · count. */
  readonly total: number;
  /** The count of a choice that reaches it: of several any one, the same each time. */
  readonly count: number;
}

/**
 * The least cost with exactly k choices, for convex costs. With the price `low` the count must be at
 * least k, with `high` at most k; the difference of two neighbouring costs, negated, is such a price.
 */
export function aliens(
  k: number,
  [low, high]: readonly [number, number],
  solve: (price: number) => Priced,
): number {
  const areIntegers = [k, low, high].every((value) => Number.isSafeInteger(value));
  if (!areIntegers || k < 0 || low > high) {
    throw new RangeError(`aliens: expected integers k ≥ 0, low ≤ high, got ${k}, ${low}, ${high}`);
  }
  // The cost is the greatest of total - price · k over all prices. Counts of equal totals may be any, so
  // it is found at the first price whose count is at most k or just below.
  let [from, to] = [low, high];
  while (from < to) {
    const price = from + Math.floor((to - from) / 2);
    if (solve(price).count <= k) to = price;
    else from = price + 1;
  }
  const { total, count } = solve(from);
  if (count > k || (from === low && count < k)) {
    throw new RangeError(`aliens: prices in [${low}, ${high}] do not reach ${k} choices`);
  }
  const cost = total - from * k;
  return from === low ? cost : Math.max(cost, solve(from - 1).total - (from - 1) * k);
}
