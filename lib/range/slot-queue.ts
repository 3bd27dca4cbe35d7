/**
 * SlotQueue: a queue that knows the fold of all its values ("sliding-window aggregation"), each of
 * several numbers, kept by a subclass in typed columns.
 *
 * Use     class Sums extends SlotQueue { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const queue = new Sums(capacity); queue.x[queue.next()] = 5; queue.push(); queue.x[queue.fold()];
 *         queue.shift()
 * Time    O(1) amortised calls of combine a value; at most one for a fold
 * Space   none beside the subclass's columns: two slots a value
 * Limits  capacity in [0, 2^29]; combine must be associative and need not commute. For plain numbers
 *         take FoldQueue
 * Errors  RangeError for a bad capacity, a push into a full queue and a shift from an empty one
 * Source  a queue of two stacks: folklore; the interface on slots is own work
 * Tested  slot-queue.test.ts: against an array; verify: library-checker queue_operate_all_composite
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`), and
 * combine. To push, write the value into slot next() and call push(). fold returns the slot with the
 * answer.
 */
import { checkSize } from "./check-range";

export abstract class SlotQueue {
  readonly capacity: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none: number;
  private readonly title: string;
  /** Value number i is in slot i % capacity, the fold of i … middle - 1 is capacity slots behind it. */
  private head = 0;
  private middle = 0;
  private tail = 0;
  /** The slot of the fold of middle … tail - 1: two slots take it in turn. */
  private back: number;

  /** `title`: the class that errors name. */
  constructor(capacity: number, title = "SlotQueue") {
    checkSize(title, capacity, 2 ** 29);
    this.title = title;
    this.capacity = capacity;
    this.slots = 2 * capacity + 4;
    this.none = 2 * capacity + 3;
    this.back = 2 * capacity;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  get size(): number {
    return this.tail - this.head;
  }

  /** The slot for the value that push() will take. */
  next(): number {
    if (this.size === this.capacity) {
      throw new RangeError(`${this.title}.next: full at capacity ${this.capacity}`);
    }
    return this.tail % this.capacity;
  }

  /** The slot of the first value. */
  first(): number {
    if (this.size === 0) throw new RangeError(`${this.title}.first: empty`);
    return this.head % this.capacity;
  }

  /** Puts the value in slot next() at the end. */
  push(): void {
    const slot = this.next();
    const to = this.back ^ 1;
    this.combine(to, this.middle === this.tail ? this.none : this.back, slot);
    this.back = to;
    this.tail++;
  }

  /** Drops the first value. */
  shift(): void {
    if (this.size === 0) throw new RangeError(`${this.title}.shift: empty`);
    if (this.head === this.middle) this.turn();
    this.head++;
  }

  /** The slot of the fold of all values from first to last, valid until the next call; `none` if empty. */
  fold(): number {
    if (this.head === this.middle) return this.middle === this.tail ? this.none : this.back;
    const front = this.capacity + (this.head % this.capacity);
    if (this.middle === this.tail) return front;
    const answer = 2 * this.capacity + 2;
    this.combine(answer, front, this.back);
    return answer;
  }

  /** Moves all values to the front stack, which keeps the folds of its suffixes. */
  private turn(): void {
    let fold = this.none;
    for (let i = this.tail - 1; i >= this.head; i--) {
      const slot = i % this.capacity;
      this.combine(this.capacity + slot, slot, fold);
      fold = this.capacity + slot;
    }
    this.middle = this.tail;
  }
}
