/**
 * squarefreeCount: how many numbers from 1 to n no square but 1 divides.
 *
 * Use     squarefreeCount(10 ** 6)
 * Time    O(n^(2/5)): about 2.5 s for 10^18 (Node 20, one core of a server)
 * Space   10 bytes for each number up to n^(2/5), at most 80 MB
 * Limits  n in [0, 10^18], a BigInt or a safe integer
 * Errors  RangeError for anything else
 * Source  J. Pawlewicz, "Counting square-free numbers" (2011): Möbius' function of d times floor(n / d²), where
 *         the large d are counted by the value of the quotient; own code
 * Tested  programs.test.ts: against squarefree-count.twin.ts; squarefree-count.test.ts; verify:
 *         library-checker counting_squarefrees
 */
import { integerRoot } from "./integer-root";
import { mobiusBelow } from "./totients-below";

export function squarefreeCount(n: number | bigint): bigint {
  if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 0 || n > 1e18) {
    throw new RangeError(`squarefreeCount: n must be an integer in [0, 10^18], got ${n}`);
  }
  const whole = BigInt(n);
  const root = Number(integerRoot(whole, 2));
  const last = Math.min(root, LARGEST_SIEVE, Math.floor(Number(n) ** 0.4) + 1);
  const mobius = mobiusBelow(last + 1);
  const sums = new Int32Array(last + 1); // Mertens' function
  for (let d = 1; d <= last; d++) sums[d] = sums[d - 1]! + mobius[d]!;
  let count = sumOfQuotients(whole, mobius);
  // Each d beyond `last` counts mobius(d) times for every k with k · d² ≤ n. large[k] is Mertens' function
  // at sqrt(n / k), and sqrt(n / k) / d is sqrt(n / (k d²)).
  const most = last === root ? 0 : Number(whole / BigInt(last + 1) ** TWO);
  const large = new Int32Array(most + 1);
  for (let k = most; k >= 1; k--) {
    const top = Number(integerRoot(whole / BigInt(k), 2));
    let sum = 1;
    for (let d = 2; d <= top; ) {
      const quotient = Math.floor(top / d);
      const next = Math.floor(top / quotient) + 1;
      sum -= (quotient <= last ? sums[quotient]! : large[k * d * d]!) * (next - d);
      d = next;
    }
    large[k] = sum;
    count += BigInt(sum - sums[last]!);
  }
  return count;
}

/** The sum of mobius[d] · floor(n / d²). */
function sumOfQuotients(n: bigint, mobius: Int8Array): bigint {
  const upper = Number(n / BigInt(DIGIT));
  const lower = Number(n % BigInt(DIGIT));
  let sumOfUpper = 0;
  let sumOfLower = 0;
  // Divided by d twice, in two digits: a rest below 2^23 before a digit of 30 bits is exact in a double.
  for (let d = 1; d < mobius.length; d++) {
    const sign = mobius[d]!;
    if (sign === 0) continue;
    const high = Math.floor(upper / d);
    const low = Math.floor(((upper - high * d) * DIGIT + lower) / d);
    const higher = Math.floor(high / d);
    sumOfUpper += sign * higher;
    sumOfLower += sign * Math.floor(((high - higher * d) * DIGIT + low) / d);
  }
  return BigInt(sumOfUpper) * BigInt(DIGIT) + BigInt(sumOfLower);
}

const TWO = BigInt(2);
const DIGIT = 2 ** 30;
const LARGEST_SIEVE = 2 ** 23 - 1;
