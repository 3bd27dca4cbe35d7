/**
 * SlotDeque: a double-ended queue that knows the fold of all its values, whose subclass keeps the values
 * in typed columns with a place for each slot.
 *
 * Time    O(1) amortised calls of merge a value; two calls of take for a fold
 * Space   none beside the subclass's columns: two slots a value
 * Limits  capacity in [0, 2^29]; merge must be associative and need not commute
 * Errors  RangeError for a bad capacity, a push into a full deque and a pop or shift from an empty one
 * Source  two stacks, halved when one is empty: folklore; the interface on slots is own work
 * Tested  slot-deque.test.ts: against an array; verify: library-checker deque_operate_all_composite
 *
 * A subclass declares columns of length `slots` and writes the identity into slot `none`. To put a value
 * at the end write it into slot back() and call push(); at the front into slot front(), then unshift().
 */
import { checkSize } from "./check-range";

export abstract class SlotDeque {
  readonly capacity: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none: number;
  /**
   * Values are numbered from head to tail - 1; number i is in slot i modulo capacity. The slot `capacity`
   * places further holds the fold of i … middle - 1 where i < middle, else the fold of middle … i.
   */
  private head = 0;
  private middle = 0;
  private tail = 0;

  constructor(capacity: number) {
    checkSize("SlotDeque", capacity, 2 ** 29);
    this.capacity = capacity;
    this.slots = 2 * capacity + 1;
    this.none = 2 * capacity;
  }

  /** Sets slot `to` to the fold of the slots left and right. */
  protected abstract merge(to: number, left: number, right: number): void;

  /** Appends the value of slot k to the answer so far. */
  protected abstract take(k: number): void;

  get length(): number {
    return this.tail - this.head;
  }

  /** The slot for the value that push() will take. */
  back(): number {
    this.refuseFull("back");
    return this.slot(this.tail);
  }

  /** The slot for the value that unshift() will take. */
  front(): number {
    this.refuseFull("front");
    return this.slot(this.head - 1);
  }

  /** Puts the value in slot back() at the end. */
  push(): void {
    this.refuseFull("push");
    this.foldBack(this.tail++);
  }

  /** Puts the value in slot front() at the front. */
  unshift(): void {
    this.refuseFull("unshift");
    this.foldFront(--this.head);
  }

  /** Drops the last value. */
  pop(): void {
    if (this.length === 0) throw new RangeError("SlotDeque.pop: empty");
    if (this.middle === this.tail) this.halve(this.head + (this.length >> 1));
    this.tail--;
  }

  /** Drops the first value. */
  shift(): void {
    if (this.length === 0) throw new RangeError("SlotDeque.shift: empty");
    if (this.middle === this.head) this.halve(this.tail - (this.length >> 1));
    this.head++;
  }

  /** Calls take for slots that make up all values, from first to last. */
  visit(): void {
    if (this.head < this.middle) this.take(this.capacity + this.slot(this.head));
    if (this.middle < this.tail) this.take(this.capacity + this.slot(this.tail - 1));
  }

  private halve(middle: number): void {
    this.middle = middle;
    for (let i = middle - 1; i >= this.head; i--) this.foldFront(i);
    for (let i = middle; i < this.tail; i++) this.foldBack(i);
  }

  private foldFront(i: number): void {
    const slot = this.slot(i);
    const right = i + 1 === this.middle ? this.none : this.capacity + this.slot(i + 1);
    this.merge(this.capacity + slot, slot, right);
  }

  private foldBack(i: number): void {
    const slot = this.slot(i);
    const left = i === this.middle ? this.none : this.capacity + this.slot(i - 1);
    this.merge(this.capacity + slot, left, slot);
  }

  private slot(i: number): number {
    const rest = i % this.capacity;
    return rest < 0 ? rest + this.capacity : rest;
  }

  private refuseFull(method: string): void {
    if (this.length < this.capacity) return;
    throw new RangeError(`SlotDeque.${method}: full at capacity ${this.capacity}`);
  }
}
