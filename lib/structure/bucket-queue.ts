/**
 * BucketQueue: a priority queue of integer ids whose priorities rise in small steps, as in Dijkstra's
 * algorithm with small weights.
 *
 * Use     const queue = new BucketQueue(capacity, 10); queue.push(v, 3); queue.pop(); queue.priority
 * Time    O(1) for push; pop O(1) and one step for each priority passed over
 * Space   8 bytes an entry of the capacity, 4 a priority of the span
 * Limits  capacity in [1, 2^28]; ids in [-2^31, 2^31); span in [0, 2^28]; a priority lies in
 *         [floor, floor + span], the floor being the priority popped last, at first 0;
 *         entries of one priority leave last in, first out
 * Errors  RangeError for a bad size, id or priority, push when full, taking when empty
 * Source  Dial, CACM 12 (1969), 632-633
 * Tested  bucket-queue.test.ts: against a sorted array by random steps at every span to 20. No problem
 *         of a public judge asks for it alone: that test is the proof
 */
export class BucketQueue {
  readonly capacity: number;
  readonly span: number;
  size = 0;
  /** Priority of the id that pop returned last; no lower one can be pushed. */
  priority = 0;
  /** Bucket p mod (mask + 1) is a chain of nodes, the last of which points to NONE. */
  private readonly head: Int32Array;
  private readonly mask: number;
  private readonly ids: Int32Array;
  private readonly next: Int32Array;
  /** Chain of the nodes that were used and hold nothing now; from `fresh` on none was ever used. */
  private free = NONE;
  private fresh = 0;

  constructor(capacity: number, span: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > 2 ** 28) {
      throw new RangeError(
        `BucketQueue: capacity must be an integer in [1, 2^28], got ${capacity}`,
      );
    }
    if (!Number.isInteger(span) || span < 0 || span > 2 ** 28) {
      throw new RangeError(`BucketQueue: span must be an integer in [0, 2^28], got ${span}`);
    }
    this.capacity = capacity;
    this.span = span;
    this.mask = 2 ** Math.ceil(Math.log2(span + 1)) - 1;
    this.head = new Int32Array(this.mask + 1).fill(NONE);
    this.ids = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
  }

  push(id: number, priority: number): void {
    const { next } = this;
    if (this.size === this.capacity) {
      throw new RangeError(`BucketQueue.push: full at capacity ${this.capacity}`);
    }
    if ((id | 0) !== id) {
      throw new RangeError(`BucketQueue.push: id must be an integer in [-2^31, 2^31), got ${id}`);
    }
    const ahead = priority - this.priority;
    if (!(ahead >= 0 && ahead <= this.span) || Math.floor(ahead) !== ahead) {
      const range = `[${this.priority}, ${this.priority + this.span}]`;
      throw new RangeError(`BucketQueue.push: priority must be in ${range}, got ${priority}`);
    }
    const bucket = priority & this.mask;
    let node = this.free;
    if (node === NONE) node = this.fresh++;
    else this.free = next[node]!;
    this.ids[node] = id;
    next[node] = this.head[bucket]!;
    this.head[bucket] = node;
    this.size++;
  }

  /** Removes and returns an id of the least priority; `priority` then holds its priority. */
  pop(): number {
    const head = this.head;
    const mask = this.mask;
    if (this.size === 0) throw new RangeError("BucketQueue.pop: empty");
    let { priority } = this;
    let node = head[priority & mask]!;
    while (node === NONE) node = head[++priority & mask]!;
    this.priority = priority;
    head[priority & mask] = this.next[node]!;
    this.next[node] = this.free;
    this.free = node;
    this.size--;
    return this.ids[node]!;
  }
}

const NONE = -1;
