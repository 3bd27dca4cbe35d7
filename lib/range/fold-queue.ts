/**
 * FoldQueue: a queue of numbers that knows the fold of all of them, such as a sliding window's minimum.
 *
 * Use     const queue = new FoldQueue(capacity, Math.min, Infinity); queue.push(x); queue.fold(); queue.shift()
 * Time    O(1) amortised calls of op for push, shift and fold
 * Space   16 bytes a number of the capacity
 * Limits  capacity in [0, 2^29]; op must be associative with `identity` on both sides and need not
 *         commute. Several operators in one program make it 2.5 to 3 times slower
 * Errors  RangeError for a bad capacity, a push into a full queue or of NaN, and a shift from an empty one;
 *         TypeError without op or identity
 * Source  SlotDeque
 * Tested  fold-queue.test.ts: against an array
 */
import { checkFold, checkNumber } from "./check-range";
import { SlotDeque } from "./slot-deque";

export class FoldQueue {
  readonly capacity: number;
  private readonly folds: Folds;

  constructor(capacity: number, op: (a: number, b: number) => number, identity: number) {
    this.folds = new Folds(capacity, op, identity);
    this.capacity = capacity;
  }

  get size(): number {
    return this.folds.size;
  }

  /** Puts x at the end. */
  push(x: number): void {
    const { folds } = this;
    if (folds.size === this.capacity) {
      throw new RangeError(`FoldQueue.push: full at capacity ${this.capacity}`);
    }
    checkNumber("FoldQueue.push", x);
    folds.values[folds.back()] = x;
    folds.push();
  }

  /** Takes out the first number and returns it. */
  shift(): number {
    const { folds } = this;
    if (folds.size === 0) throw new RangeError("FoldQueue.shift: empty");
    const first = folds.values[folds.first()]!;
    folds.shift();
    return first;
  }

  /** The fold of all numbers from first to last; the identity if there are none. */
  fold(): number {
    return this.folds.values[this.folds.fold()]!;
  }
}

class Folds extends SlotDeque {
  readonly values = new Float64Array(this.slots);
  private readonly op: (a: number, b: number) => number;

  constructor(capacity: number, op: (a: number, b: number) => number, identity: number) {
    super(capacity, "FoldQueue");
    checkFold("FoldQueue", op, identity);
    this.op = op;
    this.values[this.none] = identity;
  }

  protected combine(into: number, left: number, right: number): void {
    this.values[into] = this.op(this.values[left]!, this.values[right]!);
  }
}
