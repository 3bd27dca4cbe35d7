/**
 * gaussianGcd: a greatest common divisor of two Gaussian integers x + y i.
 *
 * Use     gaussianGcd([1, 2], [1, 2])
 * Time    O(log of the parts) steps of Euclid's algorithm, in doubles and 32-bit products
 * Space   none
 * Limits  parts within ±10^9; of the four divisors it is the one with x > 0 and y ≥ 0; of 0 and 0 it is 0
 * Errors  RangeError for other parts
 * Source  C. F. Gauss, "Theoria residuorum biquadraticorum" (1832); own code
 * Tested  gaussian-gcd.test.ts: against trial of all divisors; verify: library-checker
 *         gcd_of_gaussian_integers
 */
export function gaussianGcd(
  a: readonly [x: number, y: number],
  b: readonly [x: number, y: number],
): [x: number, y: number] {
  for (const part of [...a, ...b]) {
    if (Number.isInteger(part) && Math.abs(part) <= 1e9) continue;
    throw new RangeError(`gaussianGcd: expected integers within ±10^9, got ${part}`);
  }
  let [x, y] = [a[0] | 0, a[1] | 0];
  let [u, v] = [b[0] | 0, b[1] | 0];
  while (u !== 0 || v !== 0) {
    // The quotient rounded; a rounding of the doubles may move it by one where it is halfway.
    const norm = u * u + v * v;
    const real = Math.round((x * u + y * v) / norm) | 0;
    const imaginary = Math.round((y * u - x * v) / norm) | 0;
    // The parts of the remainder stay below 2^31, so 32-bit products give them exactly.
    const restX = (x - Math.imul(real, u) + Math.imul(imaginary, v)) | 0;
    const restY = (y - Math.imul(real, v) - Math.imul(imaginary, u)) | 0;
    [x, y, u, v] = [u, v, restX, restY];
  }
  // Turned by quarters.
  if (x > 0 && y >= 0) return [x, y];
  if (y > 0) return [y, 0 - x];
  if (x < 0) return [0 - x, 0 - y];
  return [0 - y, x];
}
