/**
 * RelaxedConvolution: the product of two power series modulo 998244353 whose terms become known one by one,
 * each as soon as the factors' terms up to it are there; so these may depend on it.
 *
 * Use     const product = new RelaxedConvolution(capacity); product.push(1, 2)
 * Time    O(n log² n) for n terms: 500,000 in 2 s
 * Space   24 bytes a term of the next power of two
 * Limits  up to 2^22 terms; residues in [0, 998244353), checked as they come
 * Errors  RangeError: a capacity outside, a term that is no residue, more terms than the capacity
 * Source  J. van der Hoeven, "Relax, but don't be too lazy" (2002); own code
 * Tested  relaxed-convolution.test.ts: against products term by term; verify: library-checker
 *         inv_of_formal_power_series
 *
 * Counted from 1, the product of terms u and v belongs to the block of 2^k terms u from 2^k on and the j-th block
 * of as many terms v, where u ≤ v; or the other way round. It is added when the later block is complete.
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export class RelaxedConvolution {
  private readonly a: Int32Array;
  private readonly b: Int32Array;
  private readonly sums: Int32Array;
  private readonly capacity: number;
  private length = 0;
  /** At place k the values of the block from 2^k on, of a and of b, with room for products. */
  private readonly blocks: { a: Int32Array; b: Int32Array }[] = [];

  constructor(capacity: number) {
    checkTermCount("RelaxedConvolution", capacity);
    this.capacity = capacity;
    const size = powerOfTwoFrom(capacity + 1);
    this.a = new Int32Array(size);
    this.b = new Int32Array(size);
    this.sums = new Int32Array(2 * size);
  }

  /** Appends the next term of each factor, and returns that of the product: the sum of a[i] b[n - i]. */
  push(a: number, b: number): number {
    for (const term of [a, b]) {
      if (Number.isInteger(term) && term >= 0 && term < MOD998244353) continue;
      throw new RangeError(
        `RelaxedConvolution.append: expected a residue in [0, 998244353), got ${term}`,
      );
    }
    const n = this.length;
    if (n === this.capacity) {
      throw new RangeError(`RelaxedConvolution.append: full at capacity ${this.capacity}`);
    }
    this.length = n + 1;
    this.a[n] = a;
    this.b[n] = b;
    const end = n + 2;
    for (let width = 1; end % width === 0 && end > width; width *= 2) this.addBlocks(width, end);
    return this.sums[n]!;
  }

  /** Adds the products of the first blocks of that width with the last ones, which end before `end`, from 1. */
  private addBlocks(width: number, end: number): void {
    const { a, b, sums } = this;
    const low = width - 1;
    const high = end - width - 1;
    if (width <= SHORT) {
      addProduct(sums, a, low, b, high, width);
      if (low < high) addProduct(sums, a, high, b, low, width);
      return;
    }
    const { mod } = transform998244353;
    const left = valuesAt(a, high, width);
    const right = valuesAt(b, high, width);
    const level = 31 - Math.clz32(width);
    if (low === high) {
      this.blocks[level] = { a: left.slice(), b: right };
      mod.multiply(left, right);
    } else {
      const first = this.blocks[level]!;
      mod.multiply(left, first.b);
      mod.multiply(right, first.a);
      for (let i = 0; i < left.length; i++) left[i] = mod.add(left[i]!, right[i]!);
    }
    transform998244353.inverse(left);
    for (let i = 0, at = low + high; i < left.length - 1; i++, at++) {
      sums[at] = mod.add(sums[at]!, left[i]!);
    }
  }
}

function valuesAt(terms: Int32Array, from: number, width: number): Int32Array {
  const values = new Int32Array(2 * width);
  values.set(terms.subarray(from, from + width));
  transform998244353.forward(values);
  return values;
}

function addProduct(
  sums: Int32Array,
  a: Int32Array,
  aFrom: number,
  b: Int32Array,
  bFrom: number,
  width: number,
): void {
  const { mod } = transform998244353;
  for (let i = aFrom; i < aFrom + width; i++) {
    for (let j = bFrom; j < bFrom + width; j++) {
      sums[i + j] = mod.add(sums[i + j]!, mul998244353(a[i]!, b[j]!));
    }
  }
}

const SHORT = 32; // up to this length, products term by term cost no more than the transforms
