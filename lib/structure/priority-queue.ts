/**
 * PriorityQueue: a heap of values of any kind, ordered by a comparison function, least first.
 *
 * Time    O(log n) for push and pop, O(n) to build from values; a peek does what a pop before it left
 * Space   one reference a value; to the value popped last, too, until the next call
 * Limits  not stable; for ids with integer priorities QuickHeap is several times faster
 * Errors  RangeError for taking from an empty queue
 * Source  a binary heap, built bottom-up: Floyd, CACM 7 (1964), 701; holes that
 *         sink to a leaf: Wegener, TCS 118 (1993), 81; own code
 * Tested  priority-queue.test.ts: against a sorted array, every small size and random steps
 */
export class PriorityQueue<T> {
  private readonly heap: T[];
  private readonly compare: (a: T, b: T) => number;
  /** After a pop: the value pushed next takes its place, or else the last value does. */
  private isTopGone = false;

  /** `compare(a, b)` is negative where a leaves before b. `values` is copied. */
  constructor(compare: (a: T, b: T) => number, values: Iterable<T> = []) {
    this.compare = compare;
    this.heap = [...values];
    for (let hole = (this.heap.length - 2) >> 1; hole >= 0; hole--) {
      this.sink(hole, this.heap[hole]!);
    }
  }

  get length(): number {
    return this.heap.length - (this.isTopGone ? 1 : 0);
  }

  push(value: T): void {
    if (this.isTopGone) {
      this.isTopGone = false;
      this.sink(0, value);
    } else {
      this.heap.push(value);
      this.rise(this.heap.length - 1, 0, value);
    }
  }

  /** The value that pop would take. */
  peek(): T {
    this.fillTop();
    if (this.heap.length === 0) throw new RangeError("PriorityQueue.peek: empty");
    return this.heap[0]!;
  }

  /** Removes and returns the least value. */
  pop(): T {
    this.fillTop();
    if (this.heap.length === 0) throw new RangeError("PriorityQueue.pop: empty");
    this.isTopGone = true;
    return this.heap[0]!;
  }

  private fillTop(): void {
    if (!this.isTopGone) return;
    this.isTopGone = false;
    const last = this.heap.pop()!;
    if (this.heap.length > 0) this.sink(0, last);
  }

  /**
   * Moves the hole at `from` down to a leaf, then up to the place of `value`, which is likely near a
   * leaf.
   */
  private sink(from: number, value: T): void {
    const { heap } = this;
    const compare = this.compare;
    const { length } = heap;
    let hole = from;
    let child = 2 * hole + 1;
    for (; child + 1 < length; child = 2 * hole + 1) {
      const left = heap[child]!;
      const right = heap[child + 1]!;
      if (compare(right, left) < 0) {
        heap[hole] = right;
        hole = child + 1;
      } else {
        heap[hole] = left;
        hole = child;
      }
    }
    if (child < length) {
      heap[hole] = heap[child]!;
      hole = child;
    }
    this.rise(hole, from, value);
  }

  /** Puts `value` into the hole, or above it, but not above `top`. */
  private rise(from: number, top: number, value: T): void {
    const { heap } = this;
    const compare = this.compare;
    let hole = from;
    while (hole > top) {
      const parent = (hole - 1) >> 1;
      const above = heap[parent]!;
      if (compare(value, above) >= 0) break;
      heap[hole] = above;
      hole = parent;
    }
    heap[hole] = value;
  }
}
