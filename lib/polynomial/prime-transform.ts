/**
 * PrimeTransform: the number-theoretic transform modulo a chosen prime, in place, and its inverse.
 *
 * Use     const transform = new PrimeTransform(998244353, 3); transform.product(a, b, 4)
 * Time    O(n log n), four branches a step; each factor's quotient is estimated in doubles. From 2^13
 *         terms on by WebAssembly where it runs, in a quarter of the time
 * Space   8 bytes for every four terms in a table that is kept from one transform to the next
 * Limits  a prime p in [5, 2^30 - 2^12] with a primitive root of it, neither is checked; length a power
 *         of two that divides p - 1; residues in [0, p), not checked
 * Errors  RangeError: a p outside or not 1 modulo 4, another length
 * Source  Cooley and Tukey (1965); products with a known factor as in Shoup's NTL; the order of the
 *         factors as in atcoder/ac-library; own code
 * Tested  prime-transform.test.ts: against the values at all powers of the root, in BigInt; verify:
 *         library-checker convolution_mod_1000000007 through convolutionMod
 *
 * Let T[s] be the root of unity of bit-reversed exponent s: T[2^k + j] is T[j] times a root of order
 * 2^(k + 2). Block s of a layer holds the polynomial modulo x^(4 q) - T[s]²; its quarters are those modulo
 * x^q ± T[2 s] and x^q ± T[2 s] · T[1].
 */
import { Mod } from "../number/mod";
import { hasWasmMemory } from "../wasm/wasm-exports";
import { TransformKernel } from "./transform-kernel";

export class PrimeTransform {
  readonly mod: Mod;
  private readonly largest: number;
  private readonly root: number;
  private roots = Int32Array.of(1); // T
  private kernel: TransformKernel | undefined;

  constructor(p: number, primitiveRoot: number) {
    if (!Number.isInteger(p) || p < 5 || p > 2 ** 30 - 2 ** 12 || p % 4 !== 1) {
      throw new RangeError(`PrimeTransform: p must be a prime 4k + 1 below 2^30 - 2^12, got ${p}`);
    }
    this.mod = new Mod(p);
    this.largest = (p - 1) & -(p - 1);
    this.root = this.mod.pow(primitiveRoot, (p - 1) / this.largest);
  }

  /**
   * The values of the polynomial at all n-th roots of unity, in bit-reversed order. With `columns`, a power
   * of two, not checked, of as many polynomials: term i of polynomial c stands at i · columns + c.
   */
  forward(terms: Int32Array, columns = 1): void {
    const n = this.checkLength(terms.length);
    if (hasWasmMemory()) {
      if (n >= KERNEL_TERMS && this.transformKernel().forward(terms, columns)) return;
    }
    const p = this.mod.m | 0;
    const roots = this.rootsUpTo((n / columns) >> 1);
    const turn = roots[1]!;
    const ratio = 1 / p;
    const turnRatio = turn * ratio;
    let width = n;
    if (isOddPower(n / columns)) {
      width = n >> 1;
      addAndSubtract(terms);
    }
    // Terms lie in (-2 p, 2 p), give or take 2^11 for rounded quotients; a product brings one into
    // (-p, p), and so does the addition of p or -p by the sign.
    for (; width > columns; width >>= 2) {
      const quarter = width >> 2;
      for (let start = 0, s = 0; start < n; start += width, s++) {
        const w1 = roots[2 * s]!;
        const w2 = roots[s]!;
        const r1 = w1 * ratio;
        const r2 = w2 * ratio;
        const w3 = times(w1, w2, r2, p);
        const r3 = w3 * ratio;
        const end = start + quarter;
        for (let i = start; i < end; i++) {
          const j = i + quarter;
          const k = j + quarter;
          const l = k + quarter;
          const a0 = nearer(terms[i]!, p);
          const a1 = times(terms[j]!, w1, r1, p);
          const a2 = times(terms[k]!, w2, r2, p);
          const a3 = times(terms[l]!, w3, r3, p);
          const even = nearer((a0 + a2) | 0, p);
          const odd = nearer((a0 - a2) | 0, p);
          const sum = nearer((a1 + a3) | 0, p);
          const turned = times((a1 - a3) | 0, turn, turnRatio, p);
          terms[i] = even + sum;
          terms[j] = even - sum;
          terms[k] = odd + turned;
          terms[l] = odd - turned;
        }
      }
    }
    scale(terms, 1, p);
  }

  /** The polynomial with these values: undoes forward. */
  inverse(values: Int32Array, columns = 1): void {
    const n = this.checkLength(values.length);
    if (hasWasmMemory()) {
      if (n >= KERNEL_TERMS && this.transformKernel().inverse(values, columns)) return;
    }
    const p = this.mod.m | 0;
    const roots = this.rootsUpTo((n / columns) >> 1);
    const turn = roots[1]!;
    const ratio = 1 / p;
    const turnRatio = turn * ratio;
    let quarter = columns;
    // The same factors as in forward, not their inverses: the terms come out in reversed order.
    for (; 4 * quarter <= n; quarter *= 4) {
      for (let start = 0, s = 0; start < n; start += 4 * quarter, s++) {
        const w1 = roots[2 * s]!;
        const w2 = roots[s]!;
        const r1 = w1 * ratio;
        const r2 = w2 * ratio;
        const w3 = times(w1, w2, r2, p);
        const r3 = w3 * ratio;
        const end = start + quarter;
        for (let i = start; i < end; i++) {
          const j = i + quarter;
          const k = j + quarter;
          const l = k + quarter;
          const a0 = nearer((values[i]! + values[j]!) | 0, p);
          const a1 = nearer((values[i]! - values[j]!) | 0, p);
          const a2 = nearer((values[k]! + values[l]!) | 0, p);
          const a3 = times((values[k]! - values[l]!) | 0, turn, turnRatio, p);
          values[i] = nearer((a0 + a2) | 0, p);
          values[j] = times((a1 + a3) | 0, w1, r1, p);
          values[k] = times((a0 - a2) | 0, w2, r2, p);
          values[l] = times((a1 - a3) | 0, w3, r3, p);
        }
      }
    }
    const length = n / columns;
    if (isOddPower(length)) addAndSubtract(values);
    scale(values, p - (p - 1) / length, p); // 1 / n = -(p - 1) / n modulo p
    reverseRows(values, columns);
  }

  /**
   * The product of two polynomials modulo x^size - 1, size a power of two; they have at most `size` terms
   * each, residues as above. Where a and b are the same array, one transform is saved.
   */
  product(a: Int32Array, b: Int32Array, size: number): Int32Array {
    if (hasWasmMemory()) {
      const n = this.checkLength(size);
      const product = n < KERNEL_TERMS ? null : this.transformKernel().product(a, b, n);
      if (product) return product;
    }
    const left = new Int32Array(size);
    left.set(a);
    this.forward(left);
    let right = left;
    if (a !== b) {
      right = new Int32Array(size);
      right.set(b);
      this.forward(right);
    }
    this.mod.multiply(left, right);
    this.inverse(left);
    return left;
  }

  private transformKernel(): TransformKernel {
    this.kernel ??= new TransformKernel(this.mod, this.root, this.largest);
    return this.kernel;
  }

  private checkLength(length: number): number {
    const { largest } = this;
    if (length >= 1 && length <= largest && (length & (length - 1)) === 0) return length;
    const range = `a power of two in [1, ${largest}]`;
    throw new RangeError(`PrimeTransform: the length must be ${range}, got ${length}`);
  }

  /** T, at least that many of it. */
  private rootsUpTo(count: number): Int32Array {
    const { mod, roots } = this;
    if (roots.length >= count) return roots;
    this.roots = new Int32Array(count);
    this.roots[0] = 1;
    for (let half = 1; half < count; half *= 2) {
      const root = mod.pow(this.root, this.largest / (4 * half));
      for (let j = 0; j < half; j++) this.roots[half + j] = mod.mul(this.roots[j]!, root);
    }
    return this.roots;
  }
}

/** x · factor in (-p, p), give or take what rounding adds; ratio is factor / p. */
function times(x: number, factor: number, ratio: number, p: number): number {
  return (Math.imul(x, factor) - Math.imul((x * ratio) | 0, p)) | 0;
}

/** x in (-2 p, 2 p) plus or minus p, in (-p, p]. */
function nearer(x: number, p: number): number {
  return (x - p + ((p << 1) & (x >> 31))) | 0;
}

/** True for 2, 8, 32, …: one layer of two halves stands before those of four quarters. */
function isOddPower(n: number): boolean {
  return Math.clz32(n) % 2 === 0;
}

/** Row i, of `columns` terms, changes places with row -i. */
function reverseRows(terms: Int32Array, columns: number): void {
  if (columns === 1) terms.subarray(1).reverse();
  else {
    for (let i = columns, j = terms.length - columns; i < j; i += columns, j -= columns) {
      for (let c = 0; c < columns; c++) {
        const term = terms[i + c]!;
        terms[i + c] = terms[j + c]!;
        terms[j + c] = term;
      }
    }
  }
}

/** The layer of two halves. */
function addAndSubtract(terms: Int32Array): void {
  const half = terms.length >> 1;
  for (let i = 0; i < half; i++) {
    const left = terms[i]!;
    const right = terms[i + half]!;
    terms[i] = left + right;
    terms[i + half] = left - right;
  }
}

/** Multiplies all terms and makes residues in [0, p) of them. */
function scale(terms: Int32Array, factor: number, p: number): void {
  const ratio = factor / p;
  for (let i = 0; i < terms.length; i++) {
    let x = times(terms[i]!, factor, ratio, p);
    x = (x + (p & (x >> 31))) | 0;
    x = (x + (p & (x >> 31)) - p) | 0;
    terms[i] = x + (p & (x >> 31));
  }
}

/** The fewest terms for which WebAssembly saves more time than its compilation costs. */
const KERNEL_TERMS = 2 ** 13;
