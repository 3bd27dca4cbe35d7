/**
 * PrimeTransform: the number-theoretic transform modulo a chosen prime, in place, and its inverse.
 *
 * Time    O(n log n), four branches a step; each factor's quotient is kept as a double. From 2^13 terms on
 *         by WebAssembly where it runs, in a quarter of the time
 * Space   36 bytes for every four terms in each of two tables, kept from one transform to the next
 * Limits  a prime p in [5, 2^30 - 2^12] with a primitive root of it, neither is checked; length a power
 *         of two that divides p - 1; residues in [0, p), not checked
 * Errors  RangeError: a p outside or not 1 modulo 4, another length
 * Source  Cooley and Tukey (1965); products with a known factor as in Shoup's NTL; the order of the
 *         factors as in atcoder/ac-library; own code
 * Tested  prime-transform.test.ts: against the values at all powers of the root, in BigInt; verify:
 *         library-checker convolution_mod_1000000007 through convolutionMod
 */
import { Mod } from "../number/mod";
import { hasWasmMemory } from "../wasm/wasm-exports";
import { TransformKernel } from "./transform-kernel";

export class PrimeTransform {
  readonly mod: Mod;
  private readonly largest: number;
  private readonly forwardRoots: Roots;
  private readonly inverseRoots: Roots;
  private readonly root: number;
  private kernel: TransformKernel | undefined;

  constructor(p: number, primitiveRoot: number) {
    if (!Number.isInteger(p) || p < 5 || p > 2 ** 30 - 2 ** 12 || p % 4 !== 1) {
      throw new RangeError(`PrimeTransform: p must be a prime 4k + 1 below 2^30 - 2^12, got ${p}`);
    }
    const mod = new Mod(p);
    this.mod = mod;
    this.largest = (p - 1) & -(p - 1);
    const root = mod.pow(primitiveRoot, (p - 1) / this.largest);
    this.root = root;
    this.forwardRoots = new Roots(mod, root, this.largest);
    this.inverseRoots = new Roots(mod, mod.inverse(root), this.largest);
  }

  /**
   * The values of the polynomial at all n-th roots of unity, in bit-reversed order. With `columns`, a power
   * of two, not checked, of as many polynomials: term i of polynomial c stands at i · columns + c.
   */
  forward(terms: Int32Array, columns = 1): void {
    const n = this.checkLength("forward", terms.length);
    if (hasWasmMemory()) {
      if (n >= KERNEL_TERMS && this.transformKernel().forward(terms, columns)) return;
    }
    const p = this.mod.m | 0;
    let width = n;
    if ((Math.clz32(columns) - Math.clz32(n)) % 2 === 1) {
      width = n >> 1;
      for (let i = 0, j = width; i < width; i++, j++) {
        const left = terms[i]!;
        const right = terms[j]!;
        terms[i] = left + right - p;
        terms[j] = left - right;
      }
    }
    const { factors, ratios } = this.forwardRoots.upTo((n / columns) >> 2);
    const turn = this.forwardRoots.turn;
    const turnRatio = turn / p;
    // Terms lie in (-2 p, 2 p), give or take 2^11 for rounded quotients; a product brings one into
    // (-p, p), and so does the addition of p or -p by the sign.
    for (; width > columns; width >>= 2) {
      const quarter = width >> 2;
      for (let start = 0, at = 0; start < n; start += width, at += 3) {
        const w1 = factors[at]!;
        const w2 = factors[at + 1]!;
        const w3 = factors[at + 2]!;
        const r1 = ratios[at]!;
        const r2 = ratios[at + 1]!;
        const r3 = ratios[at + 2]!;
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
    const n = this.checkLength("inverse", values.length);
    if (hasWasmMemory()) {
      if (n >= KERNEL_TERMS && this.transformKernel().inverse(values, columns)) return;
    }
    const p = this.mod.m | 0;
    const { factors, ratios } = this.inverseRoots.upTo((n / columns) >> 2);
    const turn = this.inverseRoots.turn;
    const turnRatio = turn / p;
    let quarter = columns;
    for (; 4 * quarter <= n; quarter *= 4) {
      for (let start = 0, at = 0; start < n; start += 4 * quarter, at += 3) {
        const w1 = factors[at]!;
        const w2 = factors[at + 1]!;
        const w3 = factors[at + 2]!;
        const r1 = ratios[at]!;
        const r2 = ratios[at + 1]!;
        const r3 = ratios[at + 2]!;
        const end = start + quarter;
        for (let i = start; i < end; i++) {
          const j = i + quarter;
          const k = j + quarter;
          const l = k + quarter;
          const v0 = values[i]!;
          const v1 = values[j]!;
          const v2 = values[k]!;
          const v3 = values[l]!;
          const a0 = nearer((v0 + v1) | 0, p);
          const a1 = nearer((v0 - v1) | 0, p);
          const a2 = nearer((v2 + v3) | 0, p);
          const a3 = times((v2 - v3) | 0, turn, turnRatio, p);
          values[i] = nearer((a0 + a2) | 0, p);
          values[j] = times((a1 + a3) | 0, w1, r1, p);
          values[k] = times((a0 - a2) | 0, w2, r2, p);
          values[l] = times((a1 - a3) | 0, w3, r3, p);
        }
      }
    }
    if (quarter < n) {
      for (let i = 0, j = n >> 1; j < n; i++, j++) {
        const left = values[i]!;
        const right = values[j]!;
        values[i] = left + right;
        values[j] = left - right;
      }
    }
    const length = n / columns;
    scale(values, length === 1 ? 1 : p - (p - 1) / length, p); // 1 / n = -(p - 1) / n modulo p
  }

  /**
   * The product of two polynomials modulo x^size - 1, size a power of two; they have at most `size` terms
   * each, residues as above. Where a and b are the same array, one transform is saved.
   */
  product(a: Int32Array, b: Int32Array, size: number): Int32Array {
    if (hasWasmMemory()) {
      const n = this.checkLength("product", size);
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

  private checkLength(method: string, length: number): number {
    const { largest } = this;
    if (length >= 1 && length <= largest && (length & (length - 1)) === 0) return length;
    const range = `a power of two in [1, ${largest}]`;
    throw new RangeError(`PrimeTransform.${method}: the length must be ${range}, got ${length}`);
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

/**
 * Let T[s] be the root of unity of bit-reversed exponent s: T[2^k + j] is T[j] times a root of order
 * 2^(k + 2). Entries 3 s, 3 s + 1 and 3 s + 2 are T[2 s], T[s] and their product; `turn` is T[1].
 * Block s holds the polynomial modulo x^(4 q) - T[s]²; its quarters are those modulo x^q ± T[2 s] and
 * x^q ± T[2 s] · turn.
 */
class Roots {
  readonly turn: number;
  private readonly mod: Mod;
  private readonly root: number;
  private readonly order: number;
  factors = new Int32Array(0);
  ratios = new Float64Array(0);

  constructor(mod: Mod, root: number, order: number) {
    this.mod = mod;
    this.root = root;
    this.order = order;
    this.turn = mod.pow(root, order / 4);
  }

  /** The tables for that many blocks at least. */
  upTo(blocks: number): this {
    if (3 * blocks <= this.factors.length) return this;
    const mod = this.mod;
    const roots = new Int32Array(2 * blocks);
    roots[0] = 1;
    for (let half = 1; half < 2 * blocks; half *= 2) {
      const root = mod.pow(this.root, this.order / (4 * half));
      for (let j = 0; j < half; j++) roots[half + j] = mod.mul(roots[j]!, root);
    }
    const factors = new Int32Array(3 * blocks);
    for (let s = 0; s < blocks; s++) {
      factors[3 * s] = roots[2 * s]!;
      factors[3 * s + 1] = roots[s]!;
      factors[3 * s + 2] = mod.mul(roots[s]!, roots[2 * s]!);
    }
    this.factors = factors;
    this.ratios = new Float64Array(3 * blocks);
    for (let i = 0; i < 3 * blocks; i++) this.ratios[i] = factors[i]! / mod.m;
    return this;
  }
}
