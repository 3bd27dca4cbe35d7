/**
 * UpperHullTree: the upper hull of points from which some are taken out again and again.
 *
 * Use     const tree = new UpperHullTree(Float64Array.of(0, 1, 2), Float64Array.of(0, 3, 1)); tree.hull();
 *         tree.delete([1])
 * Time    O(n log n) to build; hull O(h log n) for h points on it; delete O(log² n) a point, less for
 *         many at once
 * Space   32 bytes a point
 * Limits  different points with integer coordinates within ±2^50, by x, then y: none of this is checked.
 *         Points on the edges of the hull are on it; so is the upright edge at its left
 * Errors  RangeError: columns of different lengths, places that do not rise
 * Source  M. Overmars, J. van Leeuwen, Journal of Computer and System Sciences 23 (1981), without their
 *         queues: a node keeps its bridge only; own code
 * Tested  upper-hull-tree.test.ts: against chains of right turns; verify: library-checker convex_layers
 *         through convexLayers
 *
 * A node stands for a range of points; its hull is that of its left half up to the bridge's first end,
 * then that of the right half from the second end on. All comparisons are those of points by x, then y,
 * as if the plane leaned a little: no two points are one above the other.
 */
import { smallInts } from "../sequence/small-ints";
import { orientation } from "./orientation";
import { productDifference } from "./product-difference";

export class UpperHullTree {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  /** Leaves are size … 2 size - 1. */
  private readonly size: number;
  /** The ends of the bridge of each node; both the point for one with a single point; -1 for an empty one. */
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  /** The node with this hull that has a bridge of its own: below nodes with an empty half. */
  private readonly real: Int32Array;

  constructor(x: Float64Array, y: Float64Array) {
    const n = x.length;
    if (y.length !== n) throw new RangeError(`UpperHullTree: ${n} x, but ${y.length} y`);
    this.x = x;
    this.y = y;
    let size = 1;
    while (size < n) size *= 2;
    this.size = size;
    this.first = new Int32Array(2 * size).fill(-1);
    this.second = new Int32Array(2 * size).fill(-1);
    this.real = Int32Array.from({ length: 2 * size }, (_, node) => node);
    for (let at = 0; at < n; at++) this.first[size + at] = this.second[size + at] = at;
    for (let node = size - 1; node > 0; node--) this.join(node);
  }

  /** The places of the points on the hull, from left to right. */
  hull(): number[] {
    const { first, second, size } = this;
    const real = this.real;
    const places: number[] = [];
    // Nodes with the range of places in which their hull is wanted, the leftmost on top.
    const open = [1, 0, size - 1];
    while (open.length > 0) {
      const high = open.pop()!;
      const low = open.pop()!;
      const node = real[open.pop()!]!;
      const a = first[node]!;
      const b = second[node]!;
      if (a === b) {
        if (a >= 0) places.push(a); // -1: no point is left
        continue;
      }
      // The hull goes on beyond a or b only where the range does.
      if (b <= high) open.push(2 * node + 1, Math.max(low, b), high);
      if (a >= low) open.push(2 * node, low, Math.min(high, a));
    }
    return places;
  }

  /** Takes the points at these places out, which rise. */
  delete(places: readonly number[]): void {
    const { first, second, size } = this;
    const real = this.real;
    let count = 0;
    const nodes = smallInts(places.length);
    for (const place of places) {
      if (first[size + place] !== place || place <= (places[count - 1] ?? -1)) {
        throw new RangeError(`UpperHullTree.delete: no point ${place}, or not in order`);
      }
      first[size + place] = second[size + place] = -1;
      nodes[count++] = size + place;
    }
    // Level by level each node above them once.
    while (nodes[0]! > 1) {
      let parents = 0;
      for (let k = 0; k < count; k++) {
        const parent = nodes[k]! >> 1;
        if (nodes[parents - 1] === parent) continue;
        nodes[parents++] = parent;
        // A bridge whose ends are both left still has all other points below it.
        const isBridge = real[parent] === parent && this.isLeft(first[parent]!);
        if (!isBridge || !this.isLeft(second[parent]!)) this.join(parent);
      }
      count = parents;
    }
  }

  private isLeft(place: number): boolean {
    return this.first[this.size + place] === place;
  }

  /** Finds the bridge of a node: it leaves all points of both halves below it or on it. */
  private join(node: number): void {
    const { first, second } = this;
    const real = this.real;
    let left = real[2 * node]!;
    let right = real[2 * node + 1]!;
    if (first[left]! < 0 || first[right]! < 0) {
      real[node] = first[left]! < 0 ? right : left;
      return;
    }
    real[node] = node;
    const border = this.firstPlace(2 * node + 1);
    for (;;) {
      const a = first[left]!;
      const b = second[left]!;
      const c = first[right]!;
      const d = second[right]!;
      if (a === b && c === d) {
        first[node] = a;
        second[node] = c;
        return;
      }
      // An edge below a point of the other half ends the search beyond it. Then a lone point stays,
      // and else both edges' lines cross: on the side where they do, all is below the other line.
      if (a !== b && this.turn(a, b, c) > 0) left = real[2 * left]!;
      else if (c !== d && this.turn(c, d, b) > 0) right = real[2 * right + 1]!;
      else if (a === b) right = real[2 * right]!;
      else if (c === d || this.crossLeft(a, b, c, d, border)) left = real[2 * left + 1]!;
      else right = real[2 * right]!;
    }
  }

  /** The first place of a node's range. */
  private firstPlace(node: number): number {
    let leaf = node;
    while (leaf < this.size) leaf *= 2;
    return leaf - this.size;
  }

  private turn(a: number, b: number, c: number): number {
    const x = this.x;
    const y = this.y;
    return orientation(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!);
  }

  /** Whether the lines ab and cd, which falls more steeply, cross to the left of the point m. */
  private crossLeft(a: number, b: number, c: number, d: number, m: number): boolean {
    const x = this.x;
    const y = this.y;
    const height = (p: number) =>
      productDifference(x[b]! - x[a]!, y[p]! - y[a]!, y[b]! - y[a]!, x[p]! - x[a]!);
    // Their crossing divides cd in the ratio of the heights above ab, both at most 0.
    const [atC, atD] = [height(c), height(d)];
    const right = (x[d]! - x[m]!) * atC;
    const left = (x[c]! - x[m]!) * atD;
    if (Math.abs(right - left) > (Math.abs(right) + Math.abs(left)) * 2 ** -48) return right < left;
    return this.crossLeftExactly(a, b, c, d, m);
  }

  /** Also where they cross above m itself: the right half is below ab there too. */
  private crossLeftExactly(a: number, b: number, c: number, d: number, m: number): boolean {
    const [ax, bx, cx, dx, mx] = [a, b, c, d, m].map((p) => BigInt(this.x[p]!)) as Bigs;
    const [ay, by, cy, dy] = [a, b, c, d, m].map((p) => BigInt(this.y[p]!)) as Bigs;
    const atC = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const atD = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
    return (dx - mx) * atC <= (cx - mx) * atD;
  }
}

type Bigs = [bigint, bigint, bigint, bigint, bigint];
