/**
 * bellNumbers: in how many ways sets of 0, 1 … n - 1 things are divided into parts, modulo 998244353.
 *
 * Use     bellNumbers(n)
 * Time    O(n log n), that of seriesExp
 * Space   that of seriesExp, and 12 bytes a number
 * Limits  n in [0, 2^22]; no part is empty, and neither parts nor things in a part are in order
 * Errors  RangeError for any other n
 * Source  exp(exp(x) - 1) is the series of B(n) / n!: folklore, own code
 * Tested  bell-numbers.test.ts: against the Bell triangle; verify: library-checker bell_number
 */
import { Binomials } from "../number/binomials";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount } from "./check-terms";
import { seriesExp } from "./series-exp";

export function bellNumbers(n: number): Int32Array {
  checkTermCount("bellNumbers", n);
  const numbers = new Int32Array(n);
  if (n === 0) return numbers;
  const binomials = new Binomials(n, MOD998244353);
  for (let i = 1; i < n; i++) numbers[i] = binomials.inverseFactorial(i);
  numbers.set(seriesExp(numbers));
  for (let i = 0; i < n; i++) numbers[i] = mul998244353(numbers[i]!, binomials.factorial(i));
  return numbers;
}
