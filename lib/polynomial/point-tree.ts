/**
 * PointTree: values of a polynomial at many points, and the polynomial with many given values.
 *
 * Time    O(n log² n) for n points, once for the tree and once for each call
 * Space   8 bytes · log n a point of the next power of two
 * Limits  up to 2^20 points and 2^22 terms; residues in [0, 998244353)
 * Errors  RangeError: a point, term or value that is no residue, too many of them, another number of
 *         values than points, equal points in interpolate
 * Source  A. Bostan, G. Lecerf and É. Schost, "Tellegen's principle into practice" (2003); own code
 * Tested  point-tree.test.ts: against Horner's rule and Lagrange's formula; verify: library-checker
 *         multipoint_evaluation and polynomial_interpolation
 */
import { mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { convolution } from "./convolution";
import { seriesInverse } from "./series-inverse";
import { transform998244353 } from "./transform998244353";

export class PointTree {
  private readonly points: Int32Array;
  /** How many leaves there are: a power of two. Points 0 fill them up. */
  private readonly leaves: number;
  /**
   * levels[d] holds for each node with 2^d leaves the values of the product of 1 - x_i z over its points
   * x_i, at the 2^(d + 1)-th roots of unity; the root has none.
   */
  private readonly levels: Int32Array[] = [];
  /** The product of 1 - x_i z over all points. */
  private readonly product: Int32Array;

  constructor(points: Int32Array) {
    checkTerms("PointTree", points);
    if (points.length > 2 ** 20) {
      throw new RangeError(`PointTree: expected at most 2^20 points, got ${points.length}`);
    }
    const { mod } = transform998244353;
    this.points = points.slice();
    this.leaves = powerOfTwoFrom(points.length);
    let terms = new Int32Array(2 * this.leaves); // of each node: the constant and the upper ones
    for (let i = 0; i < this.leaves; i++) {
      terms[2 * i] = 1;
      terms[2 * i + 1] = mod.sub(0, points[i] ?? 0);
    }
    for (let size = 1; size < this.leaves; size *= 2) {
      const values = terms;
      for (let at = 0; at < values.length; at += 2 * size) {
        transform998244353.forward(values.subarray(at, at + 2 * size));
      }
      this.levels.push(values);
      // Nodes of 2 · size leaves; the highest term comes out at the place of the constant 1.
      terms = new Int32Array(2 * this.leaves);
      for (let at = 0; at < values.length; at += 4 * size) {
        const node = terms.subarray(at, at + 2 * size);
        node.set(values.subarray(at, at + 2 * size));
        mod.multiply(node, values.subarray(at + 2 * size, at + 4 * size));
        transform998244353.inverse(node);
        terms[at + 2 * size] = mod.sub(node[0]!, 1);
        node[0] = 1;
      }
    }
    this.product = terms.slice(0, points.length + 1);
  }

  /** f at each of the points. */
  evaluate(f: Int32Array): Int32Array {
    checkTerms("PointTree.evaluate", f);
    checkTermCount("PointTree.evaluate", f.length);
    const { leaves } = this;
    if (f.length === 0) return new Int32Array(this.points.length);
    // f(1 / z) over the product: the coefficients of z^(1 - leaves) … z^0. From node to child one
    // multiplies by the product over the other child's points; at a leaf f(x_i) is left.
    const quotient = convolution(f.slice().reverse(), seriesInverse(this.product, f.length));
    let parts = new Int32Array(leaves);
    const count = Math.min(leaves, f.length);
    parts.set(quotient.subarray(f.length - count, f.length), leaves - count);
    for (let level = this.levels.length - 1; level >= 0; level--) {
      parts = this.descended(parts, level);
    }
    return parts.subarray(0, this.points.length);
  }

  /** From nodes of 2^(level + 1) leaves, as many coefficients each, to their children. */
  private descended(parts: Int32Array<ArrayBuffer>, level: number): Int32Array<ArrayBuffer> {
    const { mod } = transform998244353;
    const half = 2 ** level;
    const products = this.levels[level]!;
    const children = new Int32Array(parts.length);
    const room = new Int32Array(2 * half);
    for (let at = 0; at < parts.length; at += 2 * half) {
      const node = parts.subarray(at, at + 2 * half);
      transform998244353.forward(node);
      // What passes the highest coefficient comes back below those that are wanted.
      room.set(node);
      mod.multiply(room, products.subarray(2 * at + 2 * half, 2 * at + 4 * half));
      transform998244353.inverse(room);
      children.set(room.subarray(half), at);
      mod.multiply(node, products.subarray(2 * at, 2 * at + 2 * half));
      transform998244353.inverse(node);
      children.set(node.subarray(half), at + half);
    }
    return children;
  }

  /** The polynomial of as many terms as there are points that has these values there. */
  interpolate(values: Int32Array): Int32Array {
    checkTerms("PointTree.interpolate", values);
    const n = this.points.length;
    if (values.length !== n) {
      throw new RangeError(`PointTree.interpolate: ${values.length} values at ${n} points`);
    }
    const { mod } = transform998244353;
    // Lagrange: the sum of weight_i · (product of x - x_j over j ≠ i), all read from the top.
    const derivative = new Int32Array(n);
    for (let i = 0; i < n; i++) derivative[i] = mul998244353(this.product[n - 1 - i]!, i + 1);
    const weights = this.evaluate(derivative);
    invertAll(weights);
    mod.multiply(weights, values);
    let sums = new Int32Array(this.leaves);
    sums.set(weights);
    this.levels.forEach((products, level) => {
      const half = 2 ** level;
      const parents = new Int32Array(this.leaves);
      const other = new Int32Array(2 * half);
      for (let at = 0; at < sums.length; at += 2 * half) {
        const node = parents.subarray(at, at + 2 * half);
        node.set(sums.subarray(at, at + half));
        other.fill(0, half);
        other.set(sums.subarray(at + half, at + 2 * half));
        transform998244353.forward(node);
        transform998244353.forward(other);
        mod.multiply(node, products.subarray(2 * at + 2 * half, 2 * at + 4 * half));
        mod.multiply(other, products.subarray(2 * at, 2 * at + 2 * half));
        for (let i = 0; i < node.length; i++) node[i] = mod.add(node[i]!, other[i]!);
        transform998244353.inverse(node);
      }
      sums = parents;
    });
    return sums.slice(0, n).reverse();
  }
}

/** The inverses of all values, by one inverse. The derivative is 0 where two points are equal. */
function invertAll(values: Int32Array): void {
  const { mod } = transform998244353;
  const before = new Int32Array(values.length);
  let product = 1;
  for (let i = 0; i < values.length; i++) {
    if (values[i] === 0) throw new RangeError(`PointTree.interpolate: point ${i} occurs twice`);
    before[i] = product;
    product = mod.mul(product, values[i]!);
  }
  let inverse = mod.inverse(product);
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i]!;
    values[i] = mod.mul(inverse, before[i]!);
    inverse = mod.mul(inverse, value);
  }
}
