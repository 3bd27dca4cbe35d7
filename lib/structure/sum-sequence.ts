/**
 * SumSequence: numbers in a sequence with insertion, deletion, reversal and sums of ranges.
 *
 * Use     const list = new SumSequence(values, 10); list.insert(1, 5); list.reverse(l, r); list.sum(l, r);
 *         list.delete(0)
 * Time    O(log n) amortised for every method; n steps to build
 * Space   29 bytes a number
 * Limits  those of SplaySequence; sums are exact within ±(2^53 - 1) for integers
 * Errors  those of SplaySequence for places, ranges and capacity
 * Source  SplaySequence, which any other fold can extend as this one does
 * Tested  programs.test.ts: against an array; sum-sequence.test.ts: every method, and 10^5 numbers; verify:
 *         library-checker range_reverse_range_sum
 */
import { SplaySequence } from "./splay-sequence";

export class SumSequence extends SplaySequence {
  private readonly values: Float64Array;
  private readonly sums: Float64Array;

  /** `capacity`: how many numbers it can hold at once. */
  constructor(values: ArrayLike<number>, capacity = values.length) {
    super(capacity, "SumSequence");
    this.values = new Float64Array(capacity + 1);
    this.sums = new Float64Array(capacity + 1);
    for (let at = 0; at < values.length; at++) this.values[at + 1] = finite(+values[at]!);
    this.build(values.length);
  }

  /** Puts x in before the number at the place, or at the end. */
  insert(place: number, x: number): void {
    const node = this.newNode();
    this.values[node] = finite(x);
    this.insertNode(place, node);
  }

  get(place: number): number {
    return this.values[this.at(place)]!;
  }

  set(place: number, x: number): void {
    this.values[this.at(place)] = finite(x);
    this.changed();
  }

  /** The sum of the numbers at the places l … r - 1. */
  sum(l: number, r: number): number {
    return this.sums[this.range(l, r)]!;
  }

  protected override pull(node: number, left: number, right: number): void {
    const { sums } = this;
    sums[node] = sums[left]! + this.values[node]! + sums[right]!;
  }

  protected override push(): void {}
}

function finite(x: number): number {
  if (Number.isFinite(x)) return x;
  throw new RangeError(`SumSequence: expected a finite number, got ${x}`);
}
