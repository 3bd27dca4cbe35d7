/**
 * PriorityQueue: values of any kind, ordered by a comparison function, least first.
 *
 * Use     const queue = new PriorityQueue<[number, string]>((a, b) => a[0] - b[0]); queue.push([3, "c"]);
 *         queue.pop(); queue.size
 * Time    O(log n) for push and pop, on average over the steps; a single pop or peek may take O(n)
 * Space   one reference a value, rounded up to a power of two, which does not shrink; a value that left may
 *         be held until the next one leaves
 * Limits  not stable; values must not change their order while they are in it; for ids with integer
 *         priorities QuickHeap is several times faster; objects of a class take two thirds of the time of arrays
 * Errors  RangeError for taking from an empty queue; TypeError for a comparison that is no function or returns no
 *         number
 * Source  quickheaps: Navarro and Paredes, Algorithmica 57 (2010), 585-620; own code
 * Tested  priority-queue.test.ts: against a sorted array, every small size, random steps, orders that
 *         rise, fall and repeat; how often it compares
 *
 * Incremental quicksort on a ring, as in QuickHeap: a sorted front, then unsorted parts, each wholly above
 * the parts before it. When the front is used up, the nearest part is split until a piece is small
 * enough to be sorted. Each comparison of a split reads one value that is new to the processor's
 * cache, where a binary heap on the way down reads two.
 */
import { checkOrder } from "./sorted-set";

export class PriorityQueue<T> {
  private readonly compare: (a: T, b: T) => number;
  /** The ring: place p is values[p & mask]. Front in [begin, sorted), parts in [sorted, end). */
  private values: (T | undefined)[];
  private mask: number;
  private begin = 0;
  private sorted = 0;
  private end: number;
  /**
   * Part k, the last one being 0, begins at starts[k]. Its values are not below cuts[k]; that of the
   * nearest part may have left, and does not count, when neither a front nor equal values are there.
   */
  private readonly starts: number[] = [];
  private readonly cuts: T[] = [];
  /** By part: its values before this place, if there are any, are equal to each other, and its least. */
  private readonly equals: number[] = [];
  /** Seed of the places where cuts are taken: independent of the values, the same in every run. */
  private seed = 1;

  /** `compare(a, b)` is negative where a leaves before b. `values` is copied. */
  constructor(compare: (a: T, b: T) => number, values: Iterable<T> = []) {
    if (typeof compare !== "function") {
      throw new TypeError(`PriorityQueue: compare must be a function, got ${compare}`);
    }
    this.compare = compare;
    this.values = [...values];
    this.end = this.values.length;
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(FEW, this.end)));
    while (this.values.length < capacity) this.values.push(undefined);
    this.mask = capacity - 1;
  }

  get size(): number {
    return this.end - this.begin;
  }

  push(value: T): void {
    const { starts, cuts } = this;
    if (this.end - this.begin > this.mask) this.grow();
    const nearest = cuts.length - 1;
    const hasCut = this.begin < this.sorted || this.equals[nearest]! > starts[nearest]!;
    if (hasCut && this.order(value, cuts[nearest]!) < 0) {
      this.pushFront(value);
      return;
    }
    const { values, mask } = this;
    let hole = this.end++;
    for (let part = 0; part < nearest && this.order(value, cuts[part]!) < 0; part++) {
      const start = starts[part]!;
      values[hole & mask] = values[start & mask];
      hole = start;
      starts[part] = start + 1;
    }
    values[hole & mask] = value;
  }

  /** The value that pop would take. */
  peek(): T {
    if (this.begin === this.end) throw new RangeError("PriorityQueue.peek: empty");
    if (this.begin === this.sorted) this.refill();
    return this.values[this.begin & this.mask]!;
  }

  /** Removes and returns the least value. */
  pop(): T {
    if (this.begin === this.end) throw new RangeError("PriorityQueue.pop: empty");
    if (this.begin === this.sorted) this.refill();
    const place = this.begin++ & this.mask;
    const least = this.values[place]!;
    this.values[place] = undefined;
    return least;
  }

  private order(a: T, b: T): number {
    const order = this.compare(a, b);
    if (typeof order !== "number" || Number.isNaN(order)) checkOrder("PriorityQueue", order);
    return order;
  }

  private grow(): void {
    const { values, mask } = this;
    this.mask = 2 * mask + 1;
    this.values = new Array(2 * values.length).fill(undefined);
    for (let place = this.begin; place < this.end; place++) {
      this.values[place & this.mask] = values[place & mask];
    }
  }

  /** The lesser values move forward by one; a front that is too long gives half to the nearest part. */
  private pushFront(value: T): void {
    const { values, mask, sorted } = this;
    let next = this.begin--;
    while (next < sorted && this.order(values[next & mask]!, value) < 0) {
      values[(next - 1) & mask] = values[next & mask];
      next++;
    }
    values[(next - 1) & mask] = value;
    if (sorted - this.begin <= 4 * FEW) return;
    this.sorted = sorted - 2 * FEW;
    if (!(this.equals[this.equals.length - 1]! > sorted)) this.dropPart();
    this.addPart(this.sorted, values[this.sorted & mask]!, this.sorted);
  }

  private addPart(start: number, cut: T, equal: number): void {
    this.starts.push(start);
    this.cuts.push(cut);
    this.equals.push(equal);
  }

  /** What the nearest part holds belongs to the one that is added next, or to the front. */
  private dropPart(): void {
    this.starts.pop();
    this.cuts.pop();
    this.equals.pop();
  }

  /** Makes a front of the nearest part; the pieces split off from it become further parts. */
  private refill(): void {
    const { mask, starts, equals } = this;
    const values = this.values as T[];
    const low = this.begin;
    let equal = equals[equals.length - 1] ?? low;
    this.dropPart();
    let high = starts.length > 0 ? starts[starts.length - 1]! : this.end;
    while (high - low > FEW && equal <= low) {
      const cut = this.median(low, high);
      const middle = this.split(low, high, cut, false);
      if (middle === low) {
        equal = this.split(low, high, cut, true);
        break;
      }
      // Few below the cut: there may be many copies of it, which shall not be split again and again.
      const isUneven = 8 * (middle - low) < high - low;
      this.addPart(middle, cut, isUneven ? this.split(middle, high, cut, true) : middle);
      high = middle;
    }
    if (equal > low) {
      this.sorted = Math.min(equal, low + FEW);
    } else {
      this.sorted = high;
      this.begin = high;
      while (this.begin > low) this.pushFront(values[(this.begin - 1) & mask]!);
    }
    const { sorted } = this;
    if (sorted < high || starts.length === 0) {
      this.addPart(sorted, values[(sorted < equal ? sorted : sorted - 1) & mask]!, equal);
    }
  }

  /** The median of the values at three places a third of the way apart, which begin anywhere. */
  private median(low: number, high: number): T {
    const { mask } = this;
    const values = this.values as T[];
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) | 0;
    const third = ((high - low) * 0.333) | 0;
    const place = low + Math.floor(third * (this.seed >>> 0) * 2 ** -32);
    const a = values[place & mask]!;
    const b = values[(place + third) & mask]!;
    const c = values[(place + 2 * third) & mask]!;
    if (this.order(a, b) < 0) return this.order(b, c) < 0 ? b : this.order(a, c) < 0 ? c : a;
    return this.order(a, c) < 0 ? a : this.order(b, c) < 0 ? c : b;
  }

  /** Puts the values below `cut`, or at most equal to it, first; returns where the others begin. */
  private split(low: number, high: number, cut: T, withEqual: boolean): number {
    const { mask } = this;
    const values = this.values as T[];
    let middle = low;
    for (let place = low; place < high; place++) {
      const value = values[place & mask]!;
      const isCut = value === cut; // however it compares with itself, it ends the splitting
      if (withEqual ? !isCut && this.order(cut, value) < 0 : isCut || this.order(value, cut) >= 0)
        continue;
      values[place & mask] = values[middle & mask]!;
      values[middle & mask] = value;
      middle++;
    }
    return middle;
  }
}

/** Sorted, not split. */
const FEW = 16;
