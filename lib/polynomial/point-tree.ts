/**
 * PointTree: values of a polynomial at many points, and the polynomial with many given values.
 *
 * Use     const points = new PointTree(Int32Array.of(0, 1, 2)); points.evaluate(f); points.interpolate(values)
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
  /** How many points there are. */
  private readonly count: number;
  /** How many leaves there are: a power of two. Points 0 fill them up. */
  private readonly leaves: number;
  /**
   * levels[d] is for leaves / 2^d nodes; node b has the points x_i with i = b modulo the number of nodes.
   * It holds the values of the product of 1 - x_i z over them at the 2^(d + 1)-th roots of unity, term i of
   * node b at i · nodes + b, so that all nodes are transformed at once; the root has none.
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
    this.count = points.length;
    this.leaves = powerOfTwoFrom(points.length);
    const leaves = this.leaves;
    let terms = new Int32Array(2 * leaves); // of the leaves: the constants, then the upper ones
    for (let i = 0; i < leaves; i++) {
      terms[i] = 1;
      terms[leaves + i] = mod.sub(0, points[i] ?? 0);
    }
    for (let nodes = leaves; nodes > 1; nodes /= 2) {
      const values = terms;
      transform998244353.forward(values, nodes);
      this.levels.push(values);
      terms = new Int32Array(2 * leaves);
      const half = nodes / 2;
      for (let i = 0, at = 0; i < leaves; at += nodes) {
        for (let b = at; b < at + half; b++, i++) {
          terms[i] = mul998244353(values[b]!, values[b + half]!);
        }
      }
      transform998244353.inverse(terms.subarray(0, leaves), half);
      // The highest term came out at the place of the constant 1.
      for (let b = 0; b < half; b++) {
        terms[leaves + b] = mod.sub(terms[b]!, 1);
        terms[b] = 1;
      }
    }
    this.product = terms.slice(0, points.length + 1);
  }

  /** f at each of the points. */
  evaluate(f: Int32Array): Int32Array {
    checkTerms("PointTree.evaluate", f);
    checkTermCount("PointTree.evaluate", f.length);
    const leaves = this.leaves;
    // f(1 / z) over the product: the coefficients of z^(1 - leaves) … z^0. From node to child one
    // multiplies by the product over the other child's points; at a leaf f(x_i) is left.
    const quotient = convolution(f.slice().reverse(), seriesInverse(this.product, f.length));
    let parts = new Int32Array(leaves);
    const count = Math.min(leaves, f.length);
    parts.set(quotient.subarray(f.length - count, f.length), leaves - count);
    for (let level = this.levels.length - 1; level >= 0; level--) {
      parts = this.descended(parts, level);
    }
    return parts.subarray(0, this.count);
  }

  /** From the nodes above a level, as many coefficients each as points, to those of the level. */
  private descended(parts: Int32Array<ArrayBuffer>, level: number): Int32Array<ArrayBuffer> {
    const leaves = this.leaves;
    const half = leaves / 2 ** (level + 1);
    const products = this.levels[level]!;
    transform998244353.forward(parts, half);
    // Each child times its sibling's product.
    const children = new Int32Array(2 * leaves);
    for (let i = 0, left = 0, right = half; i < leaves; left = right, right += half) {
      for (const end = i + half; i < end; i++, left++, right++) {
        children[left] = mul998244353(parts[i]!, products[right]!);
        children[right] = mul998244353(parts[i]!, products[left]!);
      }
    }
    transform998244353.inverse(children, 2 * half);
    // What passes the highest coefficient comes back below those that are wanted.
    return children.slice(leaves);
  }

  /** The polynomial of as many terms as there are points that has these values there. */
  interpolate(values: Int32Array): Int32Array {
    checkTerms("PointTree.interpolate", values);
    const n = this.count;
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
    const leaves = this.leaves;
    let sums = new Int32Array(leaves);
    sums.set(weights);
    this.levels.forEach((products, level) => {
      const half = leaves / 2 ** (level + 1);
      const children = new Int32Array(2 * leaves);
      children.set(sums);
      transform998244353.forward(children, 2 * half);
      const parents = new Int32Array(leaves);
      for (let i = 0, left = 0, right = half; i < leaves; left = right, right += half) {
        for (const end = i + half; i < end; i++, left++, right++) {
          const product = mul998244353(children[left]!, products[right]!);
          parents[i] = mod.add(product, mul998244353(children[right]!, products[left]!));
        }
      }
      transform998244353.inverse(parents, half);
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
