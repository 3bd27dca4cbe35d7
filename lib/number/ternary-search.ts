/**
 * ternarySearch: the first of the integers in [low, high) at which a function with one valley is least.
 *
 * Use     ternarySearch(0, 9, (x) => (x - 2) ** 2)
 * Time    two calls of the function for each halving: O(log(high - low))
 * Space   none
 * Limits  f falls strictly, then may stay, then rises strictly; every part may be missing. For the greatest value
 *         take -f. Equal values on the way down hide the valley
 * Errors  RangeError: bounds that are no safe integers, or no integer between them
 * Source  bisection by the slope: folklore, own code
 * Tested  ternary-search.test.ts: against all places; no public problem of Library Checker asks for it
 */
export function ternarySearch(low: number, high: number, f: (x: number) => number): number {
  if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || low >= high) {
    throw new RangeError(`ternarySearch: expected integers low < high, got ${low} and ${high}`);
  }
  // The first place is in [a, b]: whether f falls behind a place says on which side of it.
  let [a, b] = [low, high - 1];
  while (a < b) {
    const middle = a + Math.floor((b - a) / 2);
    if (f(middle) > f(middle + 1)) a = middle + 1;
    else b = middle;
  }
  return a;
}
