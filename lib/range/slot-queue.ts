/**
 * SlotQueue: a queue that knows the fold of all its values ("sliding-window aggregation"), whose
 * subclass keeps the values in typed columns with a place for each slot.
 *
 * Time    O(1) amortised calls of merge a value; two calls of take for a fold
 * Space   none beside the subclass's columns: two slots a value
 * Limits  capacity in [0, 2^29]; merge must be associative and need not commute. For plain numbers take
 *         FoldQueue
 * Errors  RangeError for a bad capacity, a push into a full queue and a shift from an empty one
 * Source  a queue of two stacks: folklore; the interface on slots is own work
 * Tested  slot-queue.test.ts: against an array; verify: library-checker queue_operate_all_composite
 *
 * A subclass declares columns of length `slots` and writes the identity into slot `none`. To push, write
 * the value into slot next() and call push().
 */
import { checkSize } from "./check-range";

export abstract class SlotQueue {
  readonly capacity: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none: number;
  /** Value number i is in slot i % capacity, the fold of i … middle - 1 is capacity slots behind it. */
  private head = 0;
  private middle = 0;
  private tail = 0;

  constructor(capacity: number) {
    checkSize("SlotQueue", capacity, 2 ** 29);
    this.capacity = capacity;
    this.slots = 2 * capacity + 2;
    this.none = 2 * capacity;
  }

  /** Sets slot `to` to the fold of the slots left and right; `to` may be one of them. */
  protected abstract merge(to: number, left: number, right: number): void;

  /** Appends the value of slot k to the answer so far. */
  protected abstract take(k: number): void;

  get length(): number {
    return this.tail - this.head;
  }

  /** The slot for the value that push() will take. */
  next(): number {
    if (this.length === this.capacity) {
      throw new RangeError(`SlotQueue.next: full at capacity ${this.capacity}`);
    }
    return this.tail % this.capacity;
  }

  /** Puts the value in slot next() at the end. */
  push(): void {
    const slot = this.next();
    const back = this.none + 1;
    this.merge(back, this.middle === this.tail ? this.none : back, slot);
    this.tail++;
  }

  /** Drops the first value. */
  shift(): void {
    if (this.length === 0) throw new RangeError("SlotQueue.shift: empty");
    if (this.head === this.middle) this.turn();
    this.head++;
  }

  /** Calls take for slots that make up all values, from first to last. */
  visit(): void {
    if (this.head < this.middle) this.take(this.capacity + (this.head % this.capacity));
    if (this.middle < this.tail) this.take(this.none + 1);
  }

  /** Moves all values to the front stack, which keeps the folds of its suffixes. */
  private turn(): void {
    let fold = this.none;
    for (let i = this.tail - 1; i >= this.head; i--) {
      const slot = i % this.capacity;
      this.merge(this.capacity + slot, slot, fold);
      fold = this.capacity + slot;
    }
    this.middle = this.tail;
  }
}
