/**
 * PrimePointTree: values of a polynomial at many points and the polynomial with many values, modulo any prime.
 *
 * Use     const tree = new PrimePointTree(Int32Array.of(0, 1, 2), new PrimeSeries(1000000007));
 *         tree.evaluate(f); tree.interpolate(values)
 * Time    O(n log² n) for n points, once for the tree and once for each call
 * Space   4 bytes · log n a point, and those of the products
 * Limits  those of PrimeSeries, whose evaluate and interpolate check what they pass on; nothing is checked here
 * Errors  RangeError: equal points in interpolate
 * Source  A. Bostan, G. Lecerf and É. Schost, "Tellegen's principle into practice" (2003); own code
 * Tested  prime-point-tree.test.ts: against Horner's rule, and PointTree modulo 998244353; verify: AOJ DPL_5_I
 *         through PrimeSeries
 *
 * Modulo 998244353 PointTree, which keeps its transforms, takes about a quarter of the time.
 */
import type { Mod } from "../number/mod";
import { convolutionMod } from "./convolution-mod";

/** What PrimeSeries gives the tree. */
export interface SeriesModulo {
  readonly mod: Mod;
  inverse(f: Int32Array, n: number): Int32Array;
}

export class PrimePointTree {
  private readonly points: Int32Array;
  private readonly series: SeriesModulo;
  private readonly mod: Mod;
  /** By node, from the root 1 with the children 2 k and 2 k + 1: the product of x - point over its points. */
  private readonly products: Int32Array[] = [];

  constructor(points: Int32Array, series: SeriesModulo) {
    this.points = points;
    this.series = series;
    this.mod = series.mod;
    this.multiply(1, 0, points.length);
  }

  private multiply(node: number, from: number, end: number): Int32Array {
    let product: Int32Array;
    if (end - from <= FEW) {
      product = new Int32Array(end - from + 1);
      product[0] = 1;
      for (let i = from; i < end; i++) this.timesPoint(product, i - from, this.points[i]!);
    } else {
      const middle = (from + end) >> 1;
      const left = this.multiply(2 * node, from, middle);
      product = this.product(left, this.multiply(2 * node + 1, middle, end));
    }
    this.products[node] = product;
    return product;
  }

  /** f at each of the points. */
  evaluate(f: Int32Array): Int32Array {
    const n = this.points.length;
    const values = new Int32Array(n);
    if (n === 0) return values;
    // The coefficients of x^-1 … x^-n in f over the product of all x - point; what is before them is the quotient.
    const all = this.series.inverse(this.products[1]!.slice().reverse(), f.length);
    const quotient = this.product(f.slice().reverse(), all);
    const rest = new Int32Array(n);
    const count = Math.min(n, f.length);
    rest.set(quotient.subarray(f.length - count, f.length), n - count);
    this.descend(1, 0, n, rest, values);
    return values;
  }

  /** From the coefficients of x^-1 … of f over a node's product to the values of f at its points. */
  private descend(
    node: number,
    from: number,
    end: number,
    rest: Int32Array,
    values: Int32Array,
  ): void {
    if (end - from <= FEW) {
      this.evaluateFew(node, from, end, rest, values);
      return;
    }
    const middle = (from + end) >> 1;
    for (const [child, sibling, first, last] of [
      [2 * node, 2 * node + 1, from, middle],
      [2 * node + 1, 2 * node, middle, end],
    ] as const) {
      const others = this.products[sibling]!.slice().reverse();
      const part = this.product(rest, others).subarray(others.length - 1, end - from);
      this.descend(child, first, last, part, values);
    }
  }

  /** The remainder of f by a short product, and its values by Horner's rule. */
  private evaluateFew(
    node: number,
    from: number,
    end: number,
    rest: Int32Array,
    values: Int32Array,
  ): void {
    const { mod } = this;
    const product = this.products[node]!;
    const n = end - from;
    const remainder = new Int32Array(n);
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let t = 0; t < n - j; t++) sum = mod.add(sum, mod.mul(product[j + t + 1]!, rest[t]!));
      remainder[j] = sum;
    }
    for (let i = from; i < end; i++) {
      const at = mod.by(this.points[i]!);
      let value = 0;
      for (let j = n - 1; j >= 0; j--) value = mod.add(at.times(value), remainder[j]!);
      values[i] = value;
    }
  }

  /** The polynomial of as many terms as there are points that has these values there. */
  interpolate(values: Int32Array): Int32Array {
    const { mod } = this;
    const n = this.points.length;
    if (n === 0) return new Int32Array(0);
    // Lagrange: the sum of value / derivative of the product at the point · (product of the other x - point).
    const derivative = this.products[1]!.slice(1);
    for (let i = 1; i < n; i++) derivative[i] = mod.mul(derivative[i]!, (i + 1) % mod.m);
    const weights = this.evaluate(derivative);
    weights.forEach((slope, i) => {
      if (slope === 0) throw new RangeError(`PrimeSeries.interpolate: point ${i} occurs twice`);
      weights[i] = mod.mul(values[i]!, mod.inverse(slope));
    });
    return this.ascend(1, 0, n, weights);
  }

  /** The sum of weight · (product over the other points) over the points of a node. */
  private ascend(node: number, from: number, end: number, weights: Int32Array): Int32Array {
    const { mod } = this;
    if (end - from > FEW) {
      const middle = (from + end) >> 1;
      const left = this.ascend(2 * node, from, middle, weights);
      const right = this.ascend(2 * node + 1, middle, end, weights);
      const sum = this.product(left, this.products[2 * node + 1]!);
      const more = this.product(right, this.products[2 * node]!);
      for (let i = 0; i < sum.length; i++) sum[i] = mod.add(sum[i]!, more[i]!);
      return sum;
    }
    const sum = new Int32Array(end - from);
    const product = new Int32Array(end - from + 1);
    product[0] = 1;
    for (let i = from; i < end; i++) {
      const weight = mod.by(weights[i]!);
      this.timesPoint(sum, i - from, this.points[i]!);
      for (let j = 0; j <= i - from; j++) sum[j] = mod.add(sum[j]!, weight.times(product[j]!));
      this.timesPoint(product, i - from, this.points[i]!);
    }
    return sum;
  }

  /** Multiplies terms of this degree at most by x - point, in place. */
  private timesPoint(terms: Int32Array, degree: number, point: number): void {
    const { mod } = this;
    const minus = mod.by(mod.sub(0, point));
    for (let j = degree; j >= 0; j--) {
      if (j + 1 < terms.length) terms[j + 1] = mod.add(terms[j + 1]!, terms[j]!);
      terms[j] = minus.times(terms[j]!);
    }
  }

  private product(f: Int32Array, g: Int32Array): Int32Array {
    return convolutionMod(f, g, this.mod.m);
  }
}

const FEW = 64; // up to this many points, sums term by term cost no more than products
