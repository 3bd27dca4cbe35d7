/**
 * BinaryHeap: the textbook binary heap of ids with number priorities, least first.
 *
 * Use     const heap = new BinaryHeap(); heap.push(v, 2.5); const id = heap.pop(); heap.priority; heap.size
 * Time    O(log n) at worst for push and pop, O(1) for peek
 * Space   12 bytes an entry; the arrays double as it grows
 * Limits  up to 2^28 entries; ids are 32-bit integers, one may be in it several times; priorities are
 *         any numbers but NaN; among equal ones any may come first
 * Errors  RangeError for an id that is no 32-bit integer, NaN, an empty heap, too many entries
 * Source  Williams, Algorithm 232, CACM 7 (1964), 347-348
 * Tested  binary-heap.test.ts: against a sorted array; verify: library-checker
 *         double_ended_priority_queue
 *
 * README.md of this folder compares the heaps.
 */
export class BinaryHeap {
  /** Priority of the id that pop returned last. */
  priority = 0;
  private count = 0;
  private keys: Float64Array;
  private ids: Int32Array;

  /** `capacity`: how many entries fit before the arrays grow. */
  constructor(capacity = 16) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > LARGEST) {
      throw new RangeError(`BinaryHeap: capacity must be an integer in [0, 2^28], got ${capacity}`);
    }
    this.keys = new Float64Array(capacity);
    this.ids = new Int32Array(capacity);
  }

  get size(): number {
    return this.count;
  }

  push(id: number, priority: number): void {
    if ((id | 0) !== id) throw new RangeError(`BinaryHeap.push: id must be an integer, got ${id}`);
    if (Number.isNaN(+priority)) throw new RangeError("BinaryHeap.push: priority is NaN");
    if (this.count === this.keys.length) this.grow();
    const { keys, ids } = this;
    let hole = this.count++;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (keys[parent]! <= priority) break;
      keys[hole] = keys[parent]!;
      ids[hole] = ids[parent]!;
      hole = parent;
    }
    keys[hole] = priority;
    ids[hole] = id;
  }

  /** The id that pop would take. */
  peek(): number {
    if (this.count === 0) throw new RangeError("BinaryHeap.peek: empty");
    return this.ids[0]!;
  }

  /** Removes and returns an id of the least priority; `priority` then holds its priority. */
  pop(): number {
    const { keys, ids } = this;
    if (this.count === 0) throw new RangeError("BinaryHeap.pop: empty");
    const last = --this.count;
    const top = ids[0]!;
    this.priority = keys[0]!;
    const key = keys[last]!;
    const id = ids[last]!;
    let hole = 0;
    for (let child = 1; child < last; child = 2 * hole + 1) {
      if (child + 1 < last && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= key) break;
      keys[hole] = keys[child]!;
      ids[hole] = ids[child]!;
      hole = child;
    }
    keys[hole] = key;
    ids[hole] = id;
    return top;
  }

  clear(): void {
    this.count = 0;
  }

  private grow(): void {
    if (this.count === LARGEST) throw new RangeError("BinaryHeap.push: full at 2^28 entries");
    const room = Math.min(LARGEST, Math.max(16, 2 * this.count));
    const [keys, ids] = [new Float64Array(room), new Int32Array(room)];
    keys.set(this.keys);
    ids.set(this.ids);
    this.keys = keys;
    this.ids = ids;
  }
}

const LARGEST = 2 ** 28;
