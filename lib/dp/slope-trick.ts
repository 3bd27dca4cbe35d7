/**
 * SlopeTrick: a convex function that is linear between integers, under changes that keep it so.
 *
 * Use     const f = new SlopeTrick(); f.addDistance(x); f.addRising(x); f.addFalling(x); f.move(-1, 1); f.min
 * Time    O(log n) for the three sums, O(1) for the rest
 * Space   one number in a heap for each place where the slope changes by one
 * Limits  places integers within ±2^52; values exact within 2^53; slopes change by integers
 * Errors  RangeError: a place or shift that is no safe integer, bounds in the wrong order
 * Source  folklore, own code
 * Tested  slope-trick.test.ts: against tables of all places; verify: CSES 2132
 */
import { PriorityQueue } from "../structure/priority-queue";

export class SlopeTrick {
  /** The least value of the function. */
  min = 0;
  // The slope falls by one at each number on the left, the greatest first, and rises on the right.
  private readonly left = new PriorityQueue<number>((a, b) => b - a);
  private readonly right = new PriorityQueue<number>((a, b) => a - b);
  private leftShift = 0;
  private rightShift = 0;

  /** The places of the least value: [low, high], from -Infinity or to Infinity where there is no end. */
  get argmin(): [number, number] {
    const low = this.left.size > 0 ? this.left.peek() + this.leftShift : -Infinity;
    const high = this.right.size > 0 ? this.right.peek() + this.rightShift : Infinity;
    return [low, high];
  }

  /** Adds max(0, x - a). */
  addRising(a: number): void {
    checkPlace("addRising", a);
    const [low] = this.argmin;
    this.min += Math.max(0, low - a);
    this.left.push(a - this.leftShift);
    this.right.push(this.left.pop() + this.leftShift - this.rightShift);
  }

  /** Adds max(0, a - x). */
  addFalling(a: number): void {
    checkPlace("addFalling", a);
    const [, high] = this.argmin;
    this.min += Math.max(0, a - high);
    this.right.push(a - this.rightShift);
    this.left.push(this.right.pop() + this.rightShift - this.leftShift);
  }

  /** Adds |x - a|. */
  addDistance(a: number): void {
    this.addRising(a);
    this.addFalling(a);
  }

  /** Adds a constant. */
  add(value: number): void {
    if (!Number.isFinite(value)) {
      throw new RangeError(`SlopeTrick.add: expected a finite number, got ${value}`);
    }
    this.min += value;
  }

  /** f(x) becomes the least f(y) with x - b ≤ y ≤ x - a: an argument may move by a to b. */
  move(a: number, b: number): void {
    checkPlace("move", a);
    checkPlace("move", b);
    if (a > b) throw new RangeError(`SlopeTrick.move: expected a ≤ b, got ${a} and ${b}`);
    this.leftShift += a;
    this.rightShift += b;
  }

  /** f(x) becomes the least f(y) with y ≤ x: the rising part becomes flat. */
  prefixMin(): void {
    while (this.right.size > 0) this.right.pop();
  }

  /** f(x) becomes the least f(y) with y ≥ x: the falling part becomes flat. */
  suffixMin(): void {
    while (this.left.size > 0) this.left.pop();
  }
}

function checkPlace(method: string, place: number): void {
  if (Number.isInteger(place) && Math.abs(place) <= 2 ** 52) return;
  throw new RangeError(`SlopeTrick.${method}: expected an integer within ±2^52, got ${place}`);
}
