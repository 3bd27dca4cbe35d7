/**
 * QuickHeap: a priority queue of integer ids with integer priorities, least first, of fixed capacity.
 *
 * Use     const heap = new QuickHeap(capacity, 100); heap.push(v, 3); heap.pop(); heap.priority
 * Time    O(log n) for push and pop, on average over the steps; a single pop may take O(n)
 * Space   8 bytes an entry of the capacity rounded up to a power of two
 * Limits  capacity in [1, 2^28]; ids in [0, idCount), idCount ≤ 2^30; |priority| below 2^53 over
 *         idCount rounded up to a power of two; equal priorities leave by id, so runs repeat
 * Errors  RangeError for a bad size, id or priority, push when full, taking when empty
 * Source  quickheaps: Navarro and Paredes, Algorithmica 57 (2010), 585-620; packing: folklore, own code
 * Tested  programs.test.ts: against quick-heap.twin.ts; quick-heap.test.ts: against a sorted array by
 *         rising, falling and repeated priorities; verify: library-checker
 *         double_ended_priority_queue
 *
 * An entry is one double, priority · span + id, so one comparison orders both and nothing is moved
 * but numbers. An id may stand in the queue more than once: where a priority falls, push it again and
 * ignore the old entry when it comes out, which costs no more than a decrease-key would.
 *
 * Incremental quicksort: it sorts only as far as the pops require. The keys stand in a ring: a sorted
 * front, then unsorted parts, each wholly above the parts before it. When the front is used up, the
 * nearest part is split until a piece is small enough to be sorted. A new key goes to the end of its part;
 * to make room, every later part moves its first key behind its last. A heap jumps through the cache; this
 * reads memory in order.
 */
export class QuickHeap {
  readonly capacity: number;
  /** Priority of the id that pop returned last. */
  priority = 0;
  /** The ring: place p is keys[p & mask]. Front in [begin, sorted), parts in [sorted, end). */
  private readonly keys: Float64Array;
  private readonly mask: number;
  private begin = 0;
  private sorted = 0;
  private end = 0;
  /** Part k, the last one being 0, begins at starts[k] and holds keys from cuts[k] on. */
  private readonly starts = new Int32Array(PARTS);
  private readonly cuts = new Float64Array(PARTS).fill(Number.NEGATIVE_INFINITY);
  private parts = 1;
  /** Seed of the places where pivots are taken: independent of the keys, the same in every run. */
  private seed = 1;
  private readonly span: number;
  private readonly unit: number; // 1 / span, exact
  private readonly idCount: number;
  private readonly bound: number;

  constructor(capacity: number, idCount: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > 2 ** 28) {
      throw new RangeError(`QuickHeap: capacity must be an integer in [1, 2^28], got ${capacity}`);
    }
    if (!Number.isInteger(idCount) || idCount < 1 || idCount > 2 ** 30) {
      throw new RangeError(`QuickHeap: idCount must be an integer in [1, 2^30], got ${idCount}`);
    }
    this.capacity = capacity;
    this.idCount = idCount;
    this.span = 2 ** Math.ceil(Math.log2(idCount));
    this.unit = 1 / this.span;
    this.bound = 2 ** 53 / this.span;
    this.keys = new Float64Array(2 ** Math.ceil(Math.log2(capacity)));
    this.mask = this.keys.length - 1;
  }

  get size(): number {
    return this.end - this.begin;
  }

  push(id: number, priority: number): void {
    const { keys, mask, starts, cuts } = this;
    if (this.end - this.begin === this.capacity) {
      throw new RangeError(`QuickHeap.push: full at capacity ${this.capacity}`);
    }
    if (id >>> 0 !== id || id >= this.idCount) {
      throw new RangeError(`QuickHeap.push: id must be in [0, ${this.idCount}), got ${id}`);
    }
    const bound = this.bound;
    if (!(priority > -bound && priority < bound) || Math.floor(priority) !== priority) {
      throw new RangeError(
        `QuickHeap.push: priority must be an integer in (-${bound}, ${bound}), got ${priority}`,
      );
    }
    const key = priority * this.span + id;
    if (key < cuts[this.parts - 1]!) {
      this.pushFront(key);
      return;
    }
    let hole = this.end++;
    for (let part = 0; key < cuts[part]!; part++) {
      const start = starts[part]!;
      keys[hole & mask] = keys[start & mask]!;
      hole = start;
      starts[part] = start + 1;
    }
    keys[hole & mask] = key;
  }

  /** Removes and returns the least id of the least priority; `priority` then holds its priority. */
  pop(): number {
    if (this.begin === this.end) throw new RangeError("QuickHeap.pop: empty");
    if (this.begin === this.sorted) this.refill();
    const top = this.keys[this.begin++ & this.mask]!;
    if (this.begin === this.end) this.clear();
    const priority = Math.floor(top * this.unit);
    this.priority = priority;
    return top - priority * this.span;
  }

  clear(): void {
    this.begin = 0;
    this.sorted = 0;
    this.end = 0;
    this.parts = 1;
    this.starts[0] = 0;
    this.cuts[0] = Number.NEGATIVE_INFINITY;
  }

  /** The lesser keys move forward by one; a front that is too long gives half to the part behind. */
  private pushFront(key: number): void {
    const { keys, mask, sorted } = this;
    let next = this.begin--;
    while (next < sorted && keys[next & mask]! < key) {
      keys[(next - 1) & mask] = keys[next & mask]!;
      next++;
    }
    keys[(next - 1) & mask] = key;
    if (sorted - this.begin > 4 * FEW) {
      this.sorted = sorted - 2 * FEW;
      this.starts[this.parts - 1] = this.sorted;
      this.cuts[this.parts - 1] = keys[this.sorted & mask]!;
    }
  }

  /** Makes a front of the nearest part; the pieces split off from it become further parts. */
  private refill(): void {
    const { keys, mask, starts, cuts } = this;
    this.rewind();
    const low = this.begin;
    let part = this.parts - 1;
    let high = part > 0 ? starts[part - 1]! : this.end;
    let copies = false;
    while (high - low > FEW && !copies) {
      this.seed = (Math.imul(this.seed, 1664525) + 1013904223) | 0;
      let cut = median(keys, mask, low, high, (this.seed >>> 0) * 2 ** -32);
      let middle = split(keys, mask, low, high, cut);
      // No key is below the cut: it is the least key and has copies. All of them become the front.
      copies = middle === low;
      if (copies) middle = split(keys, mask, low, high, ++cut);
      if (middle < high) {
        if (part === PARTS) part = this.join();
        starts[part] = middle;
        cuts[part] = cut;
        part++;
      }
      high = middle;
    }
    sort(keys, mask, low, high);
    this.sorted = high;
    if (part === 0) {
      starts[0] = high;
      cuts[0] = keys[(high - 1) & mask]!;
      part = 1;
    }
    this.parts = part;
  }

  /** Subtracts whole laps of the ring from all places, so that they stay small integers. */
  private rewind(): void {
    const laps = this.begin & ~this.mask;
    if (laps === 0) return;
    this.begin -= laps;
    this.end -= laps;
    for (let part = 0; part < this.parts; part++) this.starts[part]! -= laps;
  }

  /** Every two neighbours become one part; returns how many there are then. */
  private join(): number {
    for (let part = 0; part < PARTS / 2; part++) {
      this.starts[part] = this.starts[2 * part + 1]!;
      this.cuts[part] = this.cuts[2 * part + 1]!;
    }
    return PARTS / 2;
  }
}

/** Sorted, not split: 12 to 32 are equally fast. */
const FEW = 16;
/** Enough for 2^28 keys split by halves, which makes 24. */
const PARTS = 64;

/**
 * The median of the keys at three places a third of the way apart; `any` in [0, 1) says where they
 * begin.
 */
function median(keys: Float64Array, mask: number, low: number, high: number, any: number): number {
  const third = ((high - low) * 0.333) | 0;
  const place = low + Math.floor(third * any);
  const a = keys[place & mask]!;
  const b = keys[(place + third) & mask]!;
  const c = keys[(place + 2 * third) & mask]!;
  if (a < b) return b < c ? b : a < c ? c : a;
  return a < c ? a : b < c ? c : b;
}

/** Puts the keys below `cut` first, and returns where the others begin. */
function split(keys: Float64Array, mask: number, low: number, high: number, cut: number): number {
  let middle = low;
  for (let place = low; place < high; place++) {
    const key = keys[place & mask]!;
    keys[place & mask] = keys[middle & mask]!;
    keys[middle & mask] = key;
    middle += +(key < cut); // a sum, not a branch: no processor could predict it
  }
  return middle;
}

/** By insertion. */
function sort(keys: Float64Array, mask: number, low: number, high: number): void {
  for (let place = low + 1; place < high; place++) {
    const key = keys[place & mask]!;
    let hole = place;
    while (hole > low && keys[(hole - 1) & mask]! > key) {
      keys[hole & mask] = keys[(hole - 1) & mask]!;
      hole--;
    }
    keys[hole & mask] = key;
  }
}
