/**
 * bernoulliNumbers: the first n Bernoulli numbers modulo 998244353, B₁ being -1/2.
 *
 * Use     bernoulliNumbers(n)
 * Time    O(n log n), that of seriesInverse
 * Space   20 bytes a number of the next power of two
 * Limits  n in [0, 2^22]
 * Errors  RangeError for any other n
 * Source  B_i / i! are the coefficients of x / (e^x - 1): Knuth, TAOCP 1, 1.2.11.2; own code
 * Tested  bernoulli-numbers.test.ts: against the recurrence and published values; verify:
 *         library-checker bernoulli_number
 */
import { Binomials } from "../number/binomials";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount } from "./check-terms";
import { seriesInverse } from "./series-inverse";

export function bernoulliNumbers(n: number): Int32Array {
  checkTermCount("bernoulliNumbers", n);
  const binomials = new Binomials(n + 1, MOD998244353);
  const series = Int32Array.from({ length: n }, (_, i) => binomials.inverseFactorial(i + 1));
  const numbers = seriesInverse(series, n);
  for (let i = 0; i < n; i++) numbers[i] = mul998244353(numbers[i]!, binomials.factorial(i));
  return numbers;
}
