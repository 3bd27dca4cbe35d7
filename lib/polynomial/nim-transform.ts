/**
 * nimTransform: the values of a polynomial over nimbers of 64 bits at 0, 1 … 2^k - 1, and its terms from these.
 *
 * Use     const [high, low] = [new Uint32Array(8), new Uint32Array(8)]; nimTransform(high, low); nimTransformBack(high, low)
 * Time    O(n log n) for n terms: 0.2 s for 2^20 (Node 20, one core)
 * Space   in place, and the tables of nimProduct
 * Limits  n a power of two up to 2^22
 * Errors  RangeError: another length, words of different lengths
 * Source  S.-J. Lin, T. Y. Al-Naffouri, Y. S. Han, W.-H. Chung, "Novel Polynomial Basis With Fast Fourier
 *         Transform and Its Application to Reed-Solomon Erasure Codes" (2016); own code
 * Tested  nim-transform.test.ts: against values term by term; verify: library-checker convolution_F_2_64
 *         through convolutionGf64
 *
 * Legend  T(x) = x ⊗ x ⊕ x takes the nimbers below 2^i onto those below 2^(i-1), for i ≤ 63. s[i] is T, i times:
 *         it is 0 below 2^i, it is additive, and s[i](2^i) = 1. In the basis of the products of s[i] over the
 *         bits i of j, values at a block of 2^i points come from two halves and s[i-1] of the block's first point.
 */
import { nimLogarithms, nimProduct32 } from "../game/nim-product";
import { powerOfTwoFrom } from "./check-terms";

/** Numbers high[i] · 2^32 + low[i]: terms of x^i become values at i. From `count` on all terms are zeros. */
export function nimTransform(high: Uint32Array, low: Uint32Array, count = low.length): void {
  const bits = bitsOf("nimTransform", high, low);
  if (!Number.isInteger(count) || count < 0 || count > low.length) {
    throw new RangeError(`nimTransform: count must be in [0, ${low.length}], got ${count}`);
  }
  const [upper, lower] = [signed(high), signed(low)];
  const size = powerOfTwoFrom(count);
  const least = 31 - Math.clz32(size);
  toProducts(upper.subarray(0, size), 0, least);
  toProducts(lower.subarray(0, size), 0, least);
  // Nothing is added at the levels above.
  for (let end = size; end < low.length; end *= 2) {
    upper.copyWithin(end, 0, end);
    lower.copyWithin(end, 0, end);
  }
  for (let level = least - 1; level >= 0; level--) {
    const twiddles = twiddlesOf(level, bits);
    for (let block = 0; block < twiddles.length; block++) {
      split(upper, block << (level + 1), 1 << level, twiddles[block]!);
      split(lower, block << (level + 1), 1 << level, twiddles[block]!);
    }
  }
}

/** Values at i become terms of x^i. */
export function nimTransformBack(high: Uint32Array, low: Uint32Array): void {
  const bits = bitsOf("nimTransformBack", high, low);
  const [upper, lower] = [signed(high), signed(low)];
  for (let level = 0; level < bits; level++) {
    const twiddles = twiddlesOf(level, bits);
    for (let block = 0; block < twiddles.length; block++) {
      join(upper, block << (level + 1), 1 << level, twiddles[block]!);
      join(lower, block << (level + 1), 1 << level, twiddles[block]!);
    }
  }
  fromProducts(upper, 0, bits);
  fromProducts(lower, 0, bits);
}

function bitsOf(name: string, high: Uint32Array, low: Uint32Array): number {
  const n = low.length;
  if (high.length !== n) {
    throw new RangeError(`${name}: ${high.length} high words and ${n} low words`);
  }
  if (n === 0 || n > 2 ** 22 || (n & (n - 1)) !== 0) {
    throw new RangeError(`${name}: the length must be a power of two up to 2^22, got ${n}`);
  }
  return 31 - Math.clz32(n);
}

function signed(words: Uint32Array): Int32Array {
  return new Int32Array(words.buffer, words.byteOffset, words.length);
}

/** s[level] of the first points of all blocks of 2^(level+1). */
function twiddlesOf(level: number, bits: number): Int32Array {
  const twiddles = new Int32Array(1 << (bits - level - 1));
  for (let bit = 0; 1 << bit < twiddles.length; bit++) {
    let image = 2 ** (bit + level + 1);
    for (let times = 0; times < level; times++) image = (nimProduct32(image, image) ^ image) >>> 0;
    for (let rest = 0; rest < 1 << bit; rest++) {
      twiddles[(1 << bit) | rest] = twiddles[rest]! ^ image;
    }
  }
  return twiddles;
}

/** (a, b) becomes (a + factor · b, a + (factor + 1) · b), for the `half` pairs from `start` on. */
function split(terms: Int32Array, start: number, half: number, factor: number): void {
  const end = start + half;
  if (factor === 0) {
    for (let i = start; i < end; i++) terms[i + half]! ^= terms[i]!;
  } else if (factor > 0xffff) {
    for (let i = start; i < end; i++) {
      const sum = terms[i]! ^ nimProduct32(terms[i + half]!, factor);
      terms[i] = sum;
      terms[i + half]! ^= sum;
    }
  } else {
    const { log, exp } = nimLogarithms();
    const shift = log[factor]!;
    for (let i = start; i < end; i++) {
      const term = terms[i + half]!;
      const product = (exp[log[term >>> 16]! + shift]! << 16) | exp[log[term & 0xffff]! + shift]!;
      const sum = terms[i]! ^ product;
      terms[i] = sum;
      terms[i + half] = term ^ sum;
    }
  }
}

/** What split did, back. */
function join(terms: Int32Array, start: number, half: number, factor: number): void {
  const end = start + half;
  if (factor === 0) {
    for (let i = start; i < end; i++) terms[i + half]! ^= terms[i]!;
  } else if (factor > 0xffff) {
    for (let i = start; i < end; i++) {
      const term = terms[i + half]! ^ terms[i]!;
      terms[i + half] = term;
      terms[i]! ^= nimProduct32(term, factor);
    }
  } else {
    const { log, exp } = nimLogarithms();
    const shift = log[factor]!;
    for (let i = start; i < end; i++) {
      const term = terms[i + half]! ^ terms[i]!;
      terms[i + half] = term;
      terms[i]! ^= (exp[log[term >>> 16]! + shift]! << 16) | exp[log[term & 0xffff]! + shift]!;
    }
  }
}

/**
 * From powers of x to the basis of products, for the bits from `first` on of all indices: an expansion in powers
 * of s[part] = x^(2^part) ⊕ x, where part is a power of two, then each half of the bits alone.
 */
function toProducts(terms: Int32Array, first: number, bits: number): void {
  if (bits < 2) return;
  const part = lesserPower(bits);
  for (let bit = bits - 1; bit >= part; bit--) {
    const half = 1 << (first + bit);
    const shift = half - (1 << (first + bit - part));
    for (let end = terms.length; end > 0; end -= 2 * half) {
      for (let i = end - 1; i >= end - half; i--) terms[i - shift]! ^= terms[i]!;
    }
  }
  toProducts(terms, first, part);
  toProducts(terms, first + part, bits - part);
}

/** The steps of toProducts, the last one first. */
function fromProducts(terms: Int32Array, first: number, bits: number): void {
  if (bits < 2) return;
  const part = lesserPower(bits);
  fromProducts(terms, first + part, bits - part);
  fromProducts(terms, first, part);
  for (let bit = part; bit < bits; bit++) {
    const half = 1 << (first + bit);
    const shift = half - (1 << (first + bit - part));
    for (let start = half; start < terms.length; start += 2 * half) {
      for (let i = start; i < start + half; i++) terms[i - shift]! ^= terms[i]!;
    }
  }
}

/** The greatest power of two below bits. */
function lesserPower(bits: number): number {
  return 1 << (31 - Math.clz32(bits - 1));
}
