/**
 * gcd: the greatest common divisor of two integers, and its representation a · x + b · y.
 *
 * Use     gcd(a, b)
 * Time    O(log min(|a|, |b|))
 * Space   none; extendedGcd returns an array of three
 * Limits  safe integers, of any sign; gcd(0, 0) is 0
 * Errors  RangeError for anything that is no safe integer
 * Source  Euclid's Elements, book VII; Knuth, "The Art of Computer Programming", vol. 2, 4.5.2
 * Tested  gcd.test.ts: against BigInt and by search; verify: library-checker
 *         binomial_coefficient_prime_mod through Mod.inverse
 */
export function gcd(a: number, b: number): number {
  checkSafe("gcd", a, b);
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** [g, x, y] with a · x + b · y = g = gcd(a, b); |x| ≤ max(1, |b| / g), |y| ≤ max(1, |a| / g). */
export function extendedGcd(a: number, b: number): [g: number, x: number, y: number] {
  checkSafe("extendedGcd", a, b);
  let [rest, next] = [Math.abs(a), Math.abs(b)];
  let [x, nextX] = [1, 0];
  let [y, nextY] = [0, 1];
  while (next !== 0) {
    const remainder = rest % next;
    const quotient = (rest - remainder) / next; // exact: the quotient alone could be rounded up
    [rest, next] = [next, remainder];
    [x, nextX] = [nextX, x - quotient * nextX];
    [y, nextY] = [nextY, y - quotient * nextY];
  }
  return [rest, a < 0 ? 0 - x : x, b < 0 ? 0 - y : y];
}

function checkSafe(name: string, a: number, b: number): void {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) {
    throw new RangeError(`${name}: expected two safe integers, got ${a} and ${b}`);
  }
}
