/**
 * IntDeque: a sequence of 32-bit integers of fixed capacity that grows and shrinks at both ends.
 *
 * Use     const deque = new IntDeque(capacity); deque.push(x); deque.unshift(x); deque.pop(); deque.shift();
 *         deque.size
 * Time    O(1) for push, pop, unshift, shift, get and set
 * Space   4 bytes an element of the capacity rounded up to a power of two
 * Limits  capacity in [1, 2^30]; values in [-2^31, 2^31)
 * Errors  RangeError for a bad capacity or value, adding when full, taking when empty, an index outside
 * Source  ring buffer with masked indices: folklore, own code
 * Tested  int-deque.test.ts: against an array by random steps at every capacity to 9; verify:
 *         library-checker deque
 */
export class IntDeque {
  readonly capacity: number;
  private readonly ring: Int32Array;
  /** Both wrap at 2^32; the elements stand at front, …, back - 1, all masked. */
  private front = 0;
  private back = 0;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > 2 ** 30) {
      throw new RangeError(`IntDeque: capacity must be an integer in [1, 2^30], got ${capacity}`);
    }
    this.capacity = capacity;
    this.ring = new Int32Array(2 ** Math.ceil(Math.log2(capacity)));
  }

  get size(): number {
    return (this.back - this.front) | 0;
  }

  /** Adds at the back. */
  push(value: number): void {
    const { ring, back } = this;
    if ((value | 0) !== value) throw wide("push", value);
    if (((back - this.front) | 0) === this.capacity) throw full("push", this.capacity);
    this.back = (back + 1) | 0;
    ring[back & (ring.length - 1)] = value;
  }

  /** Takes from the back. */
  pop(): number {
    const { ring, back } = this;
    if (back === this.front) throw new RangeError("IntDeque.pop: empty");
    this.back = (back - 1) | 0;
    return ring[(back - 1) & (ring.length - 1)]!;
  }

  /** Adds at the front. */
  unshift(value: number): void {
    const { ring, front } = this;
    if ((value | 0) !== value) throw wide("unshift", value);
    if (((this.back - front) | 0) === this.capacity) throw full("unshift", this.capacity);
    this.front = (front - 1) | 0;
    ring[(front - 1) & (ring.length - 1)] = value;
  }

  /** Takes from the front. */
  shift(): number {
    const { ring, front } = this;
    if (this.back === front) throw new RangeError("IntDeque.shift: empty");
    this.front = (front + 1) | 0;
    return ring[front & (ring.length - 1)]!;
  }

  /** The element `index` places behind the front one. */
  get(index: number): number {
    if (index >>> 0 !== index || index >= this.size) throw outside("get", index, this.size);
    return this.ring[(this.front + index) & (this.ring.length - 1)]!;
  }

  set(index: number, value: number): void {
    if ((value | 0) !== value) throw wide("set", value);
    if (index >>> 0 !== index || index >= this.size) throw outside("set", index, this.size);
    this.ring[(this.front + index) & (this.ring.length - 1)] = value;
  }

  clear(): void {
    this.front = this.back;
  }
}

function full(method: string, capacity: number): RangeError {
  return new RangeError(`IntDeque.${method}: full at capacity ${capacity}`);
}

function wide(method: string, value: number): RangeError {
  return new RangeError(`IntDeque.${method}: no 32-bit integer: ${value}`);
}

function outside(method: string, index: number, length: number): RangeError {
  return new RangeError(`IntDeque.${method}: index must be in [0, ${length}), got ${index}`);
}
