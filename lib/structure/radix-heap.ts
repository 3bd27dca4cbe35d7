/**
 * RadixHeap: ids with integer priorities that never fall below the one taken last, as in Dijkstra's
 * search.
 *
 * Use     const heap = new RadixHeap(); heap.push(v, 3); heap.pop(); heap.priority
 * Time    push O(1); pop O(log priority) amortised: an entry only moves to lower buckets
 * Space   16 bytes an entry; the arrays double as it grows
 * Limits  up to 2^28 entries; ids are 32-bit integers, one may be in it several times; priorities in
 *         [0, 2^53)
 * Errors  RangeError for any other id or priority, one below the last that was taken, an empty heap
 * Source  Ahuja, Mehlhorn, Orlin and Tarjan, J. ACM 37 (1990), 213-223, with buckets by the highest
 *         bit that differs from the last priority taken
 * Tested  radix-heap.test.ts: sorts up to 2^53; programs.test.ts: shortest paths; verify: library-checker
 *         shortest_path
 */
export class RadixHeap {
  /** Priority of the id that pop returned last; no lower one can be pushed. */
  priority = 0;
  private count = 0;
  /** Bucket b has the entries whose highest bit that differs from `priority` is bit b - 1. */
  private readonly heads = new Int32Array(BUCKETS).fill(-1);
  private free = -1;
  private used = 0;
  private keys = new Float64Array(16);
  private ids = new Int32Array(16);
  private next = new Int32Array(16); // the next entry of the bucket, or the next free one

  get size(): number {
    return this.count;
  }

  push(id: number, priority: number): void {
    if ((id | 0) !== id) throw new RangeError(`RadixHeap.push: id must be an integer, got ${id}`);
    if (!Number.isSafeInteger(priority) || priority < this.priority) {
      throw new RangeError(
        `RadixHeap.push: priority must be an integer in [${this.priority}, 2^53), got ${priority}`,
      );
    }
    const entry = this.free < 0 ? this.newEntry() : this.free;
    if (entry === this.free) this.free = this.next[entry]!;
    this.keys[entry] = priority;
    this.ids[entry] = id;
    const bucket = bucketOf(priority, this.priority);
    this.next[entry] = this.heads[bucket]!;
    this.heads[bucket] = entry;
    this.count++;
  }

  /** Removes and returns an id of the least priority; `priority` then holds its priority. */
  pop(): number {
    if (this.count === 0) throw new RangeError("RadixHeap.pop: empty");
    const { heads } = this;
    if (heads[0]! < 0) this.refill();
    const { next } = this;
    const entry = heads[0]!;
    heads[0] = next[entry]!;
    next[entry] = this.free;
    this.free = entry;
    this.count--;
    return this.ids[entry]!;
  }

  /** Removes all entries; priorities may begin at 0 again. */
  clear(): void {
    this.heads.fill(-1);
    this.free = -1;
    this.used = 0;
    this.count = 0;
    this.priority = 0;
  }

  /** Spreads the first bucket with entries over those below it; its least priority becomes `priority`. */
  private refill(): void {
    const { heads, keys, next } = this;
    let bucket = 1;
    while (heads[bucket]! < 0) bucket++;
    let entry = heads[bucket]!;
    let least = keys[entry]!;
    for (let at = next[entry]!; at >= 0; at = next[at]!) if (keys[at]! < least) least = keys[at]!;
    this.priority = least;
    heads[bucket] = -1;
    while (entry >= 0) {
      const following = next[entry]!;
      const lower = bucketOf(keys[entry]!, least);
      next[entry] = heads[lower]!;
      heads[lower] = entry;
      entry = following;
    }
  }

  private newEntry(): number {
    if (this.used === this.keys.length) {
      if (this.used === LARGEST) throw new RangeError("RadixHeap.push: full at 2^28 entries");
      const room = Math.min(LARGEST, 2 * this.used);
      const [keys, ids, next] = [
        new Float64Array(room),
        new Int32Array(room),
        new Int32Array(room),
      ];
      keys.set(this.keys);
      ids.set(this.ids);
      next.set(this.next);
      this.keys = keys;
      this.ids = ids;
      this.next = next;
    }
    return this.used++;
  }
}

const BUCKETS = 54;
const LARGEST = 2 ** 28;

/** 0 for equal numbers, else one more than their highest differing bit. */
function bucketOf(priority: number, last: number): number {
  const high = Math.floor(priority * 2 ** -32) ^ Math.floor(last * 2 ** -32);
  return high === 0 ? 32 - Math.clz32(priority ^ last) : 64 - Math.clz32(high);
}
