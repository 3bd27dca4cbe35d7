/**
 * convolutionReal: the sums of a[i] · b[j] over i + j = k, in doubles.
 *
 * Use     convolutionReal(Float64Array.of(0.5, 1), Float64Array.of(2, 3))
 * Time    O(n log n): three complex transforms of half as many terms as the next power of two
 * Space   16 bytes a sum of the next power of two, and 4 for the table of roots, which is kept
 * Limits  up to 2^24 sums. The rounding error grows with |a| · |b|, the lengths of the factors as vectors:
 *         for factors of 1.3 million terms of ±5000 it was 0.02 at most
 * Errors  RangeError: too many sums; an empty factor gives no sums
 * Source  Cooley and Tukey (1965); sums k and k + n / 2 are the real and imaginary part of the product
 *         modulo x^(n / 2) - i, the "right-angle convolution" of R. Crandall and B. Fagin (1994); own code
 * Tested  convolution-real.test.ts: against sums in BigInt; verify: library-checker
 *         multiplication_of_big_integers through BigInteger
 */
import { powerOfTwoFrom } from "./check-terms";

export function convolutionReal(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const length = a.length === 0 || b.length === 0 ? 0 : a.length + b.length - 1;
  if (length > 2 ** 24) {
    throw new RangeError(`convolutionReal: expected at most 2^24 sums, got ${length}`);
  }
  const n = Math.max(1, powerOfTwoFrom(length) / 2);
  const left = folded(a, n);
  forward(left, n);
  let right = left;
  if (a !== b) {
    right = folded(b, n);
    forward(right, n);
  }
  for (let i = 0; i < 2 * n; i += 2) {
    const x = left[i]!;
    const y = left[i + 1]!;
    const u = right[i]! / n;
    const v = right[i + 1]! / n;
    left[i] = x * u - y * v;
    left[i + 1] = x * v + y * u;
  }
  inverse(left, n);
  const sums = new Float64Array(length);
  for (let k = 0; k < length; k++) sums[k] = left[k < n ? 2 * k : 2 * (k - n) + 1]!;
  return sums;
}

/** n complex numbers, real and imaginary parts in turn: terms k + i · terms k + n. */
function folded(terms: ArrayLike<number>, n: number): Float64Array {
  const values = new Float64Array(2 * n);
  for (let k = 0; k < terms.length; k++) values[k < n ? 2 * k : 2 * (k - n) + 1] = terms[k]!;
  if (values.includes(Number.NaN)) throw new RangeError("convolutionReal: NaN among the terms");
  return values;
}

/**
 * Let turn(s) be the bits of s behind the binary point in reversed order, and e(t) the root of unity at t
 * turns. Block s holds a polynomial modulo x^m - e(turn(s)); its quarters are the blocks 4 s … 4 s + 3
 * modulo x^(m / 4). We begin with block 2, whose e(turn(2)) is i; a level has the blocks
 * [2 · blocks, 3 · blocks), and e(turn(4 (2 · blocks + j))) is e(turn(4 j)) turned by 1 / (16 · blocks).
 */
function forward(z: Float64Array, n: number): void {
  let blocks = 1;
  let width = n;
  if (isOddPower(n)) {
    for (let i = 0; i < n; i += 2) {
      const x = (z[i + n]! - z[i + n + 1]!) * Math.SQRT1_2;
      const y = (z[i + n]! + z[i + n + 1]!) * Math.SQRT1_2;
      z[i + n] = z[i]! - x;
      z[i + n + 1] = z[i + 1]! - y;
      z[i] = z[i]! + x;
      z[i + 1] = z[i + 1]! + y;
    }
    blocks = 2;
    width = n / 2;
  }
  const table = rootsUpTo(n >> 2);
  for (; width > 1; width >>= 2, blocks *= 4) {
    const c = Math.cos(Math.PI / (8 * blocks));
    const s = Math.sin(Math.PI / (8 * blocks));
    const half = width >> 1; // a quarter of the block in doubles
    for (let block = 0, start = 0; block < blocks; block++, start += 2 * width) {
      const p = table[2 * block]!;
      const q = table[2 * block + 1]!;
      const c1 = p * c - q * s;
      const s1 = p * s + q * c;
      const c2 = c1 * c1 - s1 * s1;
      const s2 = 2 * c1 * s1;
      const c3 = c1 * c2 - s1 * s2;
      const s3 = c1 * s2 + s1 * c2;
      for (let i = start; i < start + half; i += 2) {
        const j = i + half;
        const k = j + half;
        const l = k + half;
        const x1 = z[j]! * c1 - z[j + 1]! * s1;
        const y1 = z[j]! * s1 + z[j + 1]! * c1;
        const x2 = z[k]! * c2 - z[k + 1]! * s2;
        const y2 = z[k]! * s2 + z[k + 1]! * c2;
        const x3 = z[l]! * c3 - z[l + 1]! * s3;
        const y3 = z[l]! * s3 + z[l + 1]! * c3;
        const evenX = z[i]! + x2;
        const evenY = z[i + 1]! + y2;
        const oddX = z[i]! - x2;
        const oddY = z[i + 1]! - y2;
        z[i] = evenX + (x1 + x3);
        z[i + 1] = evenY + (y1 + y3);
        z[j] = evenX - (x1 + x3);
        z[j + 1] = evenY - (y1 + y3);
        z[k] = oddX - (y1 - y3);
        z[k + 1] = oddY + (x1 - x3);
        z[l] = oddX + (y1 - y3);
        z[l + 1] = oddY - (x1 - x3);
      }
    }
  }
}

/** Undoes forward, but for a factor n. */
function inverse(z: Float64Array, n: number): void {
  const table = rootsUpTo(n >> 2);
  let blocks = n >> 2;
  let width = 4;
  for (; blocks >= 1; blocks >>= 2, width *= 4) {
    const c = Math.cos(Math.PI / (8 * blocks));
    const s = Math.sin(Math.PI / (8 * blocks));
    const half = width >> 1;
    for (let block = 0, start = 0; block < blocks; block++, start += 2 * width) {
      const p = table[2 * block]!;
      const q = table[2 * block + 1]!;
      const c1 = p * c - q * s;
      const s1 = p * s + q * c;
      const c2 = c1 * c1 - s1 * s1;
      const s2 = 2 * c1 * s1;
      const c3 = c1 * c2 - s1 * s2;
      const s3 = c1 * s2 + s1 * c2;
      for (let i = start; i < start + half; i += 2) {
        const j = i + half;
        const k = j + half;
        const l = k + half;
        const evenX = z[i]! + z[j]!;
        const evenY = z[i + 1]! + z[j + 1]!;
        const x1 = z[i]! - z[j]!;
        const y1 = z[i + 1]! - z[j + 1]!;
        const oddX = z[k]! + z[l]!;
        const oddY = z[k + 1]! + z[l + 1]!;
        const x3 = z[k + 1]! - z[l + 1]!;
        const y3 = z[l]! - z[k]!;
        const x2 = evenX - oddX;
        const y2 = evenY - oddY;
        z[i] = evenX + oddX;
        z[i + 1] = evenY + oddY;
        z[j] = (x1 + x3) * c1 + (y1 + y3) * s1;
        z[j + 1] = (y1 + y3) * c1 - (x1 + x3) * s1;
        z[k] = x2 * c2 + y2 * s2;
        z[k + 1] = y2 * c2 - x2 * s2;
        z[l] = (x1 - x3) * c3 + (y1 - y3) * s3;
        z[l + 1] = (y1 - y3) * c3 - (x1 - x3) * s3;
      }
    }
  }
  if (!isOddPower(n)) return;
  for (let i = 0; i < n; i += 2) {
    const x = (z[i]! - z[i + n]!) * Math.SQRT1_2;
    const y = (z[i + 1]! - z[i + n + 1]!) * Math.SQRT1_2;
    z[i] = z[i]! + z[i + n]!;
    z[i + 1] = z[i + 1]! + z[i + n + 1]!;
    z[i + n] = x + y;
    z[i + n + 1] = y - x;
  }
}

function isOddPower(n: number): boolean {
  return (31 - Math.clz32(n)) % 2 === 1;
}

let roots = new Float64Array(0);

/** e(turn(4 j)) for j < count. Those beyond 2^10 are products of two, so that few roundings add up. */
function rootsUpTo(count: number): Float64Array {
  if (2 * count <= roots.length) return roots;
  roots = new Float64Array(2 * count);
  for (let j = 0; j < count; j++) {
    const low = 2 * (j & 1023);
    const high = 2 * j - low;
    if (low === 0 || high === 0) {
      let turn = 0;
      for (let bits = j, part = 1 / 8; bits > 0; bits >>= 1, part /= 2) turn += part * (bits & 1);
      roots[2 * j] = Math.cos(2 * Math.PI * turn);
      roots[2 * j + 1] = Math.sin(2 * Math.PI * turn);
      continue;
    }
    roots[2 * j] = roots[low]! * roots[high]! - roots[low + 1]! * roots[high + 1]!;
    roots[2 * j + 1] = roots[low]! * roots[high + 1]! + roots[low + 1]! * roots[high]!;
  }
  return roots;
}
