/**
 * IntQueue: a first-in first-out queue of 32-bit integers of fixed capacity.
 *
 * Use     const queue = new IntQueue(capacity); queue.push(x); queue.shift(); queue.size
 * Time    O(1) for push and shift
 * Space   4 bytes an element of the capacity rounded up to a power of two
 * Limits  capacity in [1, 2^30]; values in [-2^31, 2^31)
 * Errors  RangeError for a bad capacity or value, push when full, shift when empty
 * Source  ring buffer with masked indices: folklore, own code
 * Tested  int-queue.test.ts: against an array by random steps at every capacity to 9
 */
export class IntQueue {
  readonly capacity: number;
  private readonly ring: Int32Array;
  /**
   * How many elements were ever taken and put, and the count of puts at which it is full; all wrap at
   * 2^32.
   */
  private taken = 0;
  private put = 0;
  private end = 0;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > 2 ** 30) {
      throw new RangeError(`IntQueue: capacity must be an integer in [1, 2^30], got ${capacity}`);
    }
    this.capacity = capacity;
    this.end = capacity;
    this.ring = new Int32Array(2 ** Math.ceil(Math.log2(capacity)));
  }

  get size(): number {
    return (this.put - this.taken) | 0;
  }

  push(value: number): void {
    const ring = this.ring;
    const put = this.put;
    if ((value | 0) !== value) throw new RangeError(`IntQueue.push: no 32-bit integer: ${value}`);
    if (put === this.end) throw new RangeError(`IntQueue.push: full at capacity ${this.capacity}`);
    this.put = (put + 1) | 0;
    ring[put & (ring.length - 1)] = value;
  }

  /** Removes and returns the oldest element. */
  shift(): number {
    const ring = this.ring;
    const taken = this.taken;
    if (this.put === taken) throw new RangeError("IntQueue.shift: empty");
    this.taken = (taken + 1) | 0;
    this.end = (this.end + 1) | 0;
    return ring[taken & (ring.length - 1)]!;
  }

  clear(): void {
    this.taken = this.put;
    this.end = (this.put + this.capacity) | 0;
  }
}
