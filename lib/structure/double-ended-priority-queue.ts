/**
 * DoubleEndedPriorityQueue: a multiset of numbers whose least and largest can be removed.
 *
 * Use     const queue = new DoubleEndedPriorityQueue(); queue.push(x); queue.min(); queue.max(); queue.popMin()
 * Time    O(log n) at worst for push, popMin and popMax; O(1) for min and max
 * Space   8 bytes a number; the array doubles as it grows
 * Limits  up to 2^28 numbers, any but NaN
 * Errors  RangeError for NaN, an empty queue, too many numbers
 * Source  interval heap: van Leeuwen and Wood, The Computer Journal 36 (1993), 209-216; own code
 * Tested  programs.test.ts: against a sorted array; double-ended-priority-queue.test.ts: 10^5 numbers; verify:
 *         library-checker double_ended_priority_queue
 *
 * Node k holds the numbers at 2k and 2k + 1, the lesser first, the last node perhaps one alone. The
 * numbers at even places are a heap with the least on top, those at odd places with the largest, and
 * all numbers below a node lie between its two.
 */
export class DoubleEndedPriorityQueue {
  private count = 0;
  private keys: Float64Array;

  constructor(values: ArrayLike<number> = []) {
    this.keys = new Float64Array(Math.max(16, values.length));
    for (let at = 0; at < values.length; at++) this.push(values[at]!);
  }

  get size(): number {
    return this.count;
  }

  push(x: number): void {
    if (Number.isNaN(+x)) throw new RangeError("DoubleEndedPriorityQueue.push: got NaN");
    if (this.count === this.keys.length) this.grow();
    const { keys } = this;
    const place = this.count++;
    if (place % 2 === 1) {
      const other = keys[place - 1]!;
      if (x >= other) {
        this.raise(place, x);
      } else {
        keys[place] = other;
        this.lower(place - 1, x);
      }
      return;
    }
    // Alone in its node it counts as both ends.
    const above = parentOf(place);
    if (place > 0 && x > keys[above + 1]!) {
      keys[place] = keys[above + 1]!;
      this.raise(above + 1, x);
    } else {
      this.lower(place, x);
    }
  }

  min(): number {
    if (this.count === 0) throw new RangeError("DoubleEndedPriorityQueue.min: empty");
    return this.keys[0]!;
  }

  max(): number {
    if (this.count === 0) throw new RangeError("DoubleEndedPriorityQueue.max: empty");
    return this.keys[this.count === 1 ? 0 : 1]!;
  }

  /** Removes and returns the least number. */
  popMin(): number {
    const least = this.min();
    const { keys } = this;
    const last = --this.count;
    let x = keys[last]!;
    let hole = 0;
    for (;;) {
      if (hole + 1 < last && x > keys[hole + 1]!) {
        const other = keys[hole + 1]!;
        keys[hole + 1] = x;
        x = other;
      }
      let child = 2 * hole + 2;
      if (child >= last) break;
      if (child + 2 < last && keys[child + 2]! < keys[child]!) child += 2;
      if (keys[child]! >= x) break;
      keys[hole] = keys[child]!;
      hole = child;
    }
    keys[hole] = x;
    return least;
  }

  /** Removes and returns the largest number. */
  popMax(): number {
    const largest = this.max();
    const { keys } = this;
    const last = --this.count;
    let x = keys[last]!;
    let hole = 1;
    for (;;) {
      if (x < keys[hole - 1]!) {
        const other = keys[hole - 1]!;
        keys[hole - 1] = x;
        x = other;
      }
      let child = 2 * hole + 1;
      // A number alone below is no larger than x: the one that moves was above it in their node.
      if (child >= last) break;
      if (child + 2 < last && keys[child + 2]! > keys[child]!) child += 2;
      if (keys[child]! <= x) break;
      keys[hole] = keys[child]!;
      hole = child;
    }
    keys[hole] = x;
    return largest;
  }

  clear(): void {
    this.count = 0;
  }

  /** Puts x at an even place or above it. */
  private lower(place: number, x: number): void {
    const { keys } = this;
    let hole = place;
    while (hole > 0) {
      const above = parentOf(hole);
      if (keys[above]! <= x) break;
      keys[hole] = keys[above]!;
      hole = above;
    }
    keys[hole] = x;
  }

  /** Puts x at an odd place or above it. */
  private raise(place: number, x: number): void {
    const { keys } = this;
    let hole = place;
    while (hole > 1) {
      const above = parentOf(hole) + 1;
      if (keys[above]! >= x) break;
      keys[hole] = keys[above]!;
      hole = above;
    }
    keys[hole] = x;
  }

  private grow(): void {
    if (this.count === 2 ** 28) {
      throw new RangeError("DoubleEndedPriorityQueue.push: full at 2^28 numbers");
    }
    const keys = new Float64Array(2 * this.count);
    keys.set(this.keys);
    this.keys = keys;
  }
}

/** The even place of the node above that of a place. */
function parentOf(place: number): number {
  return (((place >> 1) - 1) >> 1) << 1;
}
