/**
 * LinearAddMinTree: numbers of which element i gains slope * i + shift for all i in a range, and minima of
 * ranges; what a kinetic segment tree answers.
 *
 * Use     const tree = new LinearAddMinTree(values); tree.add(l, r, 2, 1); tree.min(l, r); tree.maxRight(l, (min) => min >= x)
 * Time    O(log² n) for add and min, also where slopes of both signs alternate; O(log³ n) for
 *         maxRight and minLeft; O(n) to build
 * Space   64 to 128 bytes an element
 * Limits  n in [0, 2^22]; integers; every element must stay within ±2^46, which is not checked. A fold is a
 *         minimum
 * Errors  RangeError for a bad size, a range outside, a value, slope or shift that is no integer within
 *         ±2^46
 * Source  the lower hull of the points (i, value) keeps its corners when a linear function is added:
 *         a node keeps its bridge, as in UpperHullTree; M. Overmars, J. van Leeuwen (1981); own code
 * Tested  linear-add-min-tree.test.ts: against an array; verify: library-checker
 *         range_linear_add_range_min
 */
import { shown } from "../io/shown";
import { checkRange, checkSize } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class LinearAddMinTree {
  readonly size: number;
  private readonly tree: Hulls;

  constructor(values: ArrayLike<number>) {
    checkSize("LinearAddMinTree", values.length, 2 ** 22);
    this.tree = new Hulls(values);
    this.size = values.length;
  }

  /** Adds slope * i + shift to each element i in [l, r). */
  add(l: number, r: number, slope: number, shift: number): void {
    checkRange("LinearAddMinTree.add", l, r, this.size);
    this.tree.slope = checked("add", slope);
    this.tree.shift = checked("add", shift);
    this.tree.updateRange(l, r);
  }

  /** The least element in [l, r), Infinity if l = r. */
  min(l: number, r: number): number {
    checkRange("LinearAddMinTree.min", l, r, this.size);
    const { tree } = this;
    if (l === r) return Infinity;
    tree.leaf(l);
    tree.leaf(r - 1);
    let least = Infinity;
    for (let low = tree.leaves + l, high = tree.leaves + r; low < high; low >>= 1, high >>= 1) {
      if (low & 1) least = Math.min(least, tree.least(low++));
      if (high & 1) least = Math.min(least, tree.least(--high));
    }
    return least;
  }

  /** The same under the name that SegmentTree has. */
  fold(l: number, r: number): number {
    return this.min(l, r);
  }

  /** The largest r in [l, size] for which isGood(min(l, r)), under the conditions of SegmentTree. */
  maxRight(l: number, isGood: (min: number) => boolean): number {
    checkRange("LinearAddMinTree.maxRight", l, this.size, this.size);
    let r = l;
    let least = Infinity;
    for (let step = this.tree.leaves; step > 0; step >>= 1) {
      if (r + step > this.size) continue;
      const longer = Math.min(least, this.min(r, r + step));
      if (!isGood(longer)) continue;
      least = longer;
      r += step;
    }
    return r;
  }

  /** The smallest l in [0, r] for which isGood(min(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (min: number) => boolean): number {
    checkRange("LinearAddMinTree.minLeft", 0, r, this.size);
    let l = r;
    let least = Infinity;
    for (let step = this.tree.leaves; step > 0; step >>= 1) {
      if (l < step) continue;
      const longer = Math.min(least, this.min(l - step, l));
      if (!isGood(longer)) continue;
      least = longer;
      l -= step;
    }
    return l;
  }
}

class Hulls extends LazySlotTree {
  /** The bridge from the hull of a node's left half to that of its right half: two places, two values. */
  private readonly lefts = new Int32Array(this.slots);
  private readonly rights = new Int32Array(this.slots);
  private readonly atLeft = new Float64Array(this.slots);
  private readonly atRight = new Float64Array(this.slots);
  /** Pending below inner slots. */
  private readonly slopes = new Float64Array(this.leaves);
  private readonly shifts = new Float64Array(this.leaves);
  slope = 0;
  shift = 0;

  constructor(values: ArrayLike<number>) {
    super(values.length, "LinearAddMinTree");
    for (let i = 0; i < this.leaves; i++) {
      const leaf = this.leaves + i;
      this.lefts[leaf] = this.rights[leaf] = i;
      const value = i < values.length ? checked("constructor", values[i]!) : LIMIT;
      this.atLeft[leaf] = this.atRight[leaf] = value;
    }
    this.build();
  }

  protected act(k: number): void {
    this.gain(k, this.slope, this.shift);
  }

  protected push(k: number): void {
    if (this.slopes[k] === 0 && this.shifts[k] === 0) return;
    this.gain(2 * k, this.slopes[k]!, this.shifts[k]!);
    this.gain(2 * k + 1, this.slopes[k]!, this.shifts[k]!);
    this.slopes[k] = this.shifts[k] = 0;
  }

  /** Finds the bridge from a left to a right node: it leaves all points of both above it or on it. */
  protected combine(into: number, left: number, right: number): void {
    const { lefts, rights, atLeft, atRight, slopes, shifts } = this;
    let u = left;
    let v = right;
    const border = this.first(right);
    // What is pending above u and v.
    let [uSlope, uShift, vSlope, vShift] = [0, 0, 0, 0];
    for (;;) {
      const a = lefts[u]!;
      const b = rights[u]!;
      const c = lefts[v]!;
      const d = rights[v]!;
      const ya = atLeft[u]! + uSlope * a + uShift;
      const yb = atRight[u]! + uSlope * b + uShift;
      const yc = atLeft[v]! + vSlope * c + vShift;
      const yd = atRight[v]! + vSlope * d + vShift;
      if (a === b && c === d) {
        lefts[into] = a;
        rights[into] = c;
        atLeft[into] = ya;
        atRight[into] = yc;
        return;
      }
      // An edge above a point of the other half ends the search beyond it. Then a lone point stays, and
      // else both edges' lines cross: on the side where they do, all is above the other line.
      let goesLeft = false;
      let isU = true;
      if (a !== b && height(b - a, yb - ya, c - a, yc - ya) < 0) goesLeft = true;
      else if (c !== d && height(d - c, yd - yc, b - c, yb - yc) < 0) isU = false;
      else if (
        a === b ||
        (c !== d && !crossLeft(b - a, yb - ya, c - a, yc - ya, d - a, yd - ya, border - a))
      ) {
        isU = false;
        goesLeft = true;
      }
      if (isU) {
        uSlope += slopes[u]!;
        uShift += shifts[u]!;
        u = goesLeft ? 2 * u : 2 * u + 1;
      } else {
        vSlope += slopes[v]!;
        vShift += shifts[v]!;
        v = goesLeft ? 2 * v : 2 * v + 1;
      }
    }
  }

  /** The least element under a slot: a bridge that does not fall has it in its left half. */
  least(slot: number): number {
    const { lefts, rights, atLeft, atRight } = this;
    let slope = 0;
    let shift = 0;
    let k = slot;
    while (k < this.leaves) {
      const rise = atRight[k]! - atLeft[k]! + slope * (rights[k]! - lefts[k]!);
      slope += this.slopes[k]!;
      shift += this.shifts[k]!;
      k = rise < 0 ? 2 * k + 1 : 2 * k;
    }
    return atLeft[k]! + slope * lefts[k]! + shift;
  }

  private gain(k: number, slope: number, shift: number): void {
    this.atLeft[k]! += slope * this.lefts[k]! + shift;
    this.atRight[k]! += slope * this.rights[k]! + shift;
    if (k >= this.leaves) return;
    this.slopes[k]! += slope;
    this.shifts[k]! += shift;
  }
}

/**
 * dx * y - dy * x, how high the point (x, y) lies above the line through 0 and (dx, dy): exact below 2^30,
 * beyond with a relative error below 2^-11. Products stay below 2^69, so rounding changes less than 2^18,
 * and a small difference is known from its lower 32 bits.
 */
function height(dx: number, dy: number, x: number, y: number): number {
  const rounded = dx * y - dy * x;
  if (Math.abs(rounded) >= 2 ** 30) return rounded;
  return (Math.imul(dx, y) - Math.imul(dy, x)) | 0;
}

/** Whether the line through 0 and b crosses the line through c and d, which rises more, at border or left. */
function crossLeft(
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  border: number,
): boolean {
  // The height of line cd at border, from the heights of both points.
  const atC = height(bx, by, cx, cy) * (dx - border);
  const atD = height(bx, by, dx, dy) * (border - cx);
  if (Math.abs(atC + atD) > (Math.abs(atC) + Math.abs(atD)) * 2 ** -10) return atC + atD > 0;
  const [BX, BY, CX, CY, DX, DY] = [bx, by, cx, cy, dx, dy].map(BigInt) as Bigs;
  const exactC = (BX * CY - BY * CX) * (DX - BigInt(border));
  return exactC + (BX * DY - BY * DX) * (BigInt(border) - CX) >= 0n;
}

type Bigs = [bigint, bigint, bigint, bigint, bigint, bigint];
const LIMIT = 2 ** 46;

function checked(method: string, value: number): number {
  if (Number.isInteger(value) && Math.abs(value) <= LIMIT) return value;
  throw new RangeError(
    `LinearAddMinTree.${method}: expected an integer within ±2^46, got ${shown(value)}`,
  );
}
