/**
 * floorSum: the sum of floor((a · i + b) / m) for i in [0, n).
 *
 * Use     floorSum(n, m, a, b)
 * Time    O(log m), in doubles and 32-bit words; one BigInt at the end
 * Space   none
 * Limits  n in [0, 2^30), m in [1, 2^30); a and b safe integers of any sign; the sum is exact
 * Errors  RangeError for anything else
 * Source  the lattice points below a line, by Euclid's algorithm: folklore, own code; the sum is kept
 *         as a double beside its low word
 * Tested  floor-sum.test.ts: against the sum term by term, and in BigInt; verify: library-checker
 *         sum_of_floor_of_linear
 */
export function floorSum(n: number, m: number, a: number, b: number): bigint {
  if (!Number.isInteger(n) || n < 0 || n >= LIMIT) {
    throw new RangeError(`floorSum: n must be an integer in [0, 2^30), got ${n}`);
  }
  if (!Number.isInteger(m) || m < 1 || m >= LIMIT) {
    throw new RangeError(`floorSum: m must be an integer in [1, 2^30), got ${m}`);
  }
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) {
    throw new RangeError(`floorSum: a and b must be safe integers, got ${a} and ${b}`);
  }
  const slope = ((a % m) + m) % m;
  const offset = ((b % m) + m) % m;
  const sum = reducedSum(n, m, slope, offset);
  if (slope === a && offset === b) return sum;
  const pairs = (BigInt(n) * BigInt(n - 1)) / BigInt(2);
  return sum + pairs * quotient(a, m, slope) + BigInt(n) * quotient(b, m, offset);
}

/** floor(value / m), where `rest` is value modulo m; the difference may pass 2^53. */
function quotient(value: number, m: number, rest: number): bigint {
  return (BigInt(value) - BigInt(rest)) / BigInt(m);
}

/** For a and b in [0, m): all terms are positive and the sum is below 2^60. */
function reducedSum(n: number, m: number, a: number, b: number): bigint {
  let sum = 0; // within 2^16 of the exact sum
  let low = 0; // the exact sum modulo 2^32
  for (;;) {
    if (a >= m) {
      const times = (a / m) | 0;
      a -= times * m;
      const even = n % 2 === 0;
      sum += ((n * (n - 1)) / 2) * times;
      low = (low + Math.imul(Math.imul(even ? n / 2 : n, even ? n - 1 : (n - 1) / 2), times)) | 0;
    }
    if (b >= m) {
      const times = (b / m) | 0;
      b -= times * m;
      sum += n * times;
      low = (low + Math.imul(n, times)) | 0;
    }
    // (a · n + b) / m < n + 1: the estimate is off by at most one.
    let count = ((a * n + b) / m) | 0;
    let rest = (Math.imul(a, n) + b - Math.imul(count, m)) | 0;
    if (rest < 0) {
      rest += m;
      count--;
    } else if (rest >= m) {
      rest -= m;
      count++;
    }
    if (count === 0) break;
    n = count;
    b = rest;
    [a, m] = [m, a];
  }
  const word = low >>> 0;
  const high = Math.round((sum - word) / 2 ** 32);
  if (high < 2 ** 20) return BigInt(high * 2 ** 32 + word);
  return BigInt(high) * BigInt(2 ** 32) + BigInt(word);
}

const LIMIT = 2 ** 30;
