/**
 * SlotDeque: a double-ended queue that knows the fold of all its values, each of several numbers, kept
 * by a subclass in typed columns.
 *
 * Use     class Sums extends SlotDeque { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const deque = new Sums(capacity); deque.x[deque.back()] = 5; deque.push(); deque.x[deque.fold()]
 * Time    O(1) amortised calls of combine a value; at most one for a fold
 * Space   none beside the subclass's columns: two slots a value
 * Limits  capacity in [0, 2^29]; combine must be associative and need not commute
 * Errors  RangeError for a bad capacity, a push into a full deque and first, pop or shift of an empty one
 * Source  two stacks, halved when one is empty: folklore; the interface on slots is own work
 * Tested  programs.test.ts: against slot-deque.twin.ts; slot-deque.test.ts; verify: library-checker
 *         deque_operate_all_composite, queue_operate_all_composite
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`), and
 * combine. To put a value at the end write it into slot back() and call push(); at the front into slot
 * front(), then unshift(). fold returns the slot with the answer.
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
  private readonly title: string;

  /** `title`: the class that errors name. */
  constructor(capacity: number, title = "SlotDeque") {
    checkSize(title, capacity, 2 ** 29);
    this.title = title;
    this.capacity = capacity;
    this.slots = 2 * capacity + 2;
    this.none = 2 * capacity;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  get size(): number {
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

  /** The slot of the first value. */
  first(): number {
    if (this.size === 0) throw new RangeError(`${this.title}.first: empty`);
    return this.slot(this.head);
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
    if (this.size === 0) throw new RangeError(`${this.title}.pop: empty`);
    if (this.middle === this.tail) this.halve(this.head + (this.size >> 2));
    this.tail--;
  }

  /** Drops the first value. */
  shift(): void {
    if (this.size === 0) throw new RangeError(`${this.title}.shift: empty`);
    if (this.middle === this.head) this.halve(this.tail - (this.size >> 2));
    this.head++;
  }

  /** The slot of the fold of all values from first to last, valid until the next call; `none` if empty. */
  fold(): number {
    if (this.size === 0) return this.none;
    const front = this.capacity + this.slot(this.head);
    const back = this.capacity + this.slot(this.tail - 1);
    if (this.head === this.middle) return back;
    if (this.middle === this.tail) return front;
    this.combine(this.none + 1, front, back);
    return this.none + 1;
  }

  private halve(middle: number): void {
    this.middle = middle;
    for (let i = middle - 1; i >= this.head; i--) this.foldFront(i);
    for (let i = middle; i < this.tail; i++) this.foldBack(i);
  }

  private foldFront(i: number): void {
    const slot = this.slot(i);
    const right = i + 1 === this.middle ? this.none : this.capacity + this.slot(i + 1);
    this.combine(this.capacity + slot, slot, right);
  }

  private foldBack(i: number): void {
    const slot = this.slot(i);
    const left = i === this.middle ? this.none : this.capacity + this.slot(i - 1);
    this.combine(this.capacity + slot, left, slot);
  }

  private slot(i: number): number {
    const rest = i % this.capacity;
    return rest < 0 ? rest + this.capacity : rest;
  }

  private refuseFull(method: string): void {
    if (this.size < this.capacity) return;
    throw new RangeError(`${this.title}.${method}: full at capacity ${this.capacity}`);
  }
}
