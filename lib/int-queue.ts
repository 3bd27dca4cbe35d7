/**
 * IntQueue: a first-in first-out queue of 32-bit integers of fixed capacity.
 *
 * Time    O(1) for push and shift
 * Space   4 bytes an element of the capacity rounded up to a power of two
 * Limits  capacity in [1, 2^30]; values in [-2^31, 2^31)
 * Errors  RangeError for a bad capacity, push when full, shift when empty
 * Source  ring buffer with masked indices: folklore, own code
 * Tested  int-queue.test.ts: against an array by random steps at every capacity to 9
 */
export class IntQueue {
  readonly capacity: number;
  private readonly ring: Int32Array;
  private readonly mask: number;
  /** Elements ever taken and ever put; they wrap together at 2^32. */
  private taken = 0;
  private put = 0;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > 2 ** 30) {
      throw new RangeError(`IntQueue: capacity must be an integer in [1, 2^30], got ${capacity}`);
    }
    this.capacity = capacity;
    this.mask = 2 ** Math.ceil(Math.log2(capacity)) - 1;
    this.ring = new Int32Array(this.mask + 1);
  }

  get length(): number {
    return (this.put - this.taken) | 0;
  }

  push(value: number): void {
    if (((this.put - this.taken) | 0) === this.capacity) {
      throw new RangeError(`IntQueue.push: full at capacity ${this.capacity}`);
    }
    this.ring[this.put & this.mask] = value;
    this.put = (this.put + 1) | 0;
  }

  /** Takes the oldest element away. */
  shift(): number {
    if (this.put === this.taken) throw new RangeError("IntQueue.shift: empty");
    const value = this.ring[this.taken & this.mask]!;
    this.taken = (this.taken + 1) | 0;
    return value;
  }

  clear(): void {
    this.taken = this.put;
  }
}
