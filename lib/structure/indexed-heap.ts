/**
 * IndexedHeap: ids 0 … capacity - 1 with number keys, the least key first; keys change and any id can be erased.
 *
 * Use     const heap = new IndexedHeap(n); heap.offer(v, 2.5); heap.set(v, 4); heap.peek(); heap.delete(v); heap.size
 * Time    O(log n) at worst for push, decrease, offer, set, delete and pop; O(1) for peek, has and keyOf
 * Space   16 bytes an id
 * Limits  capacity in [0, 2^28]; keys are any numbers but NaN; among equal keys any id may come first
 * Errors  RangeError for a bad capacity, an id outside, one pushed twice or absent, NaN, a raised key,
 *         or an empty heap
 * Source  d-ary heap, d = 4: Johnson, Inf. Proc. Letters 4 (1975), 53-57; positions of ids: folklore,
 *         own code
 * Tested  indexed-heap.test.ts: against a linear search in an array, random steps and 10^5 ids
 */
import { shown } from "../io/shown";

export class IndexedHeap {
  /** Its ids are below it. */
  readonly capacity: number;
  private count = 0;
  /**
   * The heap, key beside id. Behind the last stand three keys of Infinity, so every node with children has four.
   */
  private readonly keys: Float64Array;
  private readonly ids: Int32Array;
  /** Where an id stands in the heap; -1 for one that is not in it. */
  private readonly places: Int32Array;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 28) {
      throw new RangeError(
        `IndexedHeap: capacity must be an integer in [0, 2^28], got ${capacity}`,
      );
    }
    this.capacity = capacity;
    // Not filled: of a large heap that is never full most memory is never touched.
    this.keys = new Float64Array(capacity + 3).fill(Infinity, 0, 3);
    this.ids = new Int32Array(capacity);
    this.places = new Int32Array(capacity).fill(-1);
  }

  /** How many ids are in the heap. */
  get size(): number {
    return this.count;
  }

  has(id: number): boolean {
    return this.placeOf("has", id) >= 0;
  }

  /** The key of an id that is in the heap. */
  keyOf(id: number): number {
    const place = this.placeOf("keyOf", id);
    if (place < 0) throw new RangeError(`IndexedHeap.keyOf: id ${id} is not in the heap`);
    return this.keys[place]!;
  }

  /** Puts in an id that is not in the heap. */
  push(id: number, key: number): void {
    if (this.placeOf("push", id) >= 0) {
      throw new RangeError(`IndexedHeap.push: id ${id} is in the heap already`);
    }
    this.offer(id, key);
  }

  /** Lowers the key of an id that is in the heap; an equal key changes nothing. */
  decrease(id: number, key: number): void {
    const old = this.keyOf(id);
    if (key > old) {
      throw new RangeError(`IndexedHeap.decrease: key of id ${id} is ${old}, got ${key}`);
    }
    this.offer(id, key);
  }

  /** Puts the id in, or lowers its key; false where its key is this low already. */
  offer(id: number, key: number): boolean {
    const place = this.placeOf("offer", id);
    checkKey("offer", key);
    if (place >= 0 && key >= this.keys[place]!) return false;
    if (place < 0) this.keys[this.count + 3] = Number.POSITIVE_INFINITY;
    this.rise(place < 0 ? this.count++ : place, id, key);
    return true;
  }

  /** Puts the id in, or changes its key to a lower or higher one. */
  set(id: number, key: number): void {
    const place = this.placeOf("set", id);
    checkKey("set", key);
    if (place < 0 || key < this.keys[place]!) this.offer(id, key);
    else this.sink(place, id, key);
  }

  /** Removes an id; false if it was not in the heap. */
  delete(id: number): boolean {
    const { keys, ids } = this;
    const place = this.placeOf("delete", id);
    if (place < 0) return false;
    const last = --this.count;
    const key = keys[last]!;
    const old = keys[place]!;
    keys[last] = Number.POSITIVE_INFINITY;
    this.places[id] = -1;
    if (place === last) return true;
    if (key < old) this.rise(place, ids[last]!, key);
    else this.sink(place, ids[last]!, key);
    return true;
  }

  /** The id that pop would take. */
  peek(): number {
    if (this.count === 0) throw new RangeError("IndexedHeap.peek: empty");
    return this.ids[0]!;
  }

  /** The key of the id that pop would take. */
  minKey(): number {
    if (this.count === 0) throw new RangeError("IndexedHeap.minKey: empty");
    return this.keys[0]!;
  }

  /** Removes and returns an id of the least key; it may be pushed again. */
  pop(): number {
    if (this.count === 0) throw new RangeError("IndexedHeap.pop: empty");
    const top = this.ids[0]!;
    this.delete(top);
    return top;
  }

  /** Removes all ids; O(length). */
  clear(): void {
    for (let place = 0; place < this.count; place++) this.places[this.ids[place]!] = -1;
    this.keys.fill(Infinity, 0, this.count);
    this.count = 0;
  }

  private rise(place: number, id: number, key: number): void {
    const { keys, ids, places } = this;
    let hole = place;
    while (hole > 0) {
      const parent = (hole - 1) >> 2;
      const above = keys[parent]!;
      if (above <= key) break;
      const other = ids[parent]!;
      keys[hole] = above;
      ids[hole] = other;
      places[other] = hole;
      hole = parent;
    }
    keys[hole] = key;
    ids[hole] = id;
    places[id] = hole;
  }

  private sink(place: number, id: number, key: number): void {
    const { keys, ids, places, count } = this;
    let hole = place;
    for (let first = 4 * hole + 1; first < count; first = 4 * hole + 1) {
      // Sums, not branches: no processor can predict which child is the least.
      const left = first + +(keys[first + 1]! < keys[first]!);
      const right = first + 2 + +(keys[first + 3]! < keys[first + 2]!);
      const child = keys[right]! < keys[left]! ? right : left;
      const below = keys[child]!;
      if (below >= key) break;
      const other = ids[child]!;
      keys[hole] = below;
      ids[hole] = other;
      places[other] = hole;
      hole = child;
    }
    keys[hole] = key;
    ids[hole] = id;
    places[id] = hole;
  }

  private placeOf(method: string, id: number): number {
    if (id >>> 0 === id && id < this.capacity) return this.places[id]!;
    throw new RangeError(`IndexedHeap.${method}: id must be in [0, ${this.capacity}), got ${id}`);
  }
}

function checkKey(method: string, key: number): void {
  if (typeof key === "number" && !Number.isNaN(key)) return;
  throw new RangeError(`IndexedHeap.${method}: key must be a number, got ${shown(key)}`);
}
