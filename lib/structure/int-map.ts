/**
 * IntMap: a map from integer keys to numbers in typed arrays, which grows beyond Map's limit of 2^24
 * entries.
 *
 * Use     const map = new IntMap(); map.set(7, x); map.get(7); map.add(7, 1); map.has(7); map.delete(7); map.size
 * Time    O(1) expected for get, has, set, add and delete
 * Space   16 bytes a slot, 1.5 to 3 slots an entry
 * Limits  keys are safe integers; up to 2^27 entries; for 64-bit keys, number them with StateIndex and
 *         keep the values in arrays of your own
 * Errors  RangeError for a key that is no safe integer, and a value that is no number
 * Source  open addressing with linear probing, deletion by shifting back: Knuth, TAOCP 3, 6.4, R
 * Tested  int-map.test.ts: against Map at random steps, keys that clash, growth, deletion
 */
import { shown } from "../io/shown";
export class IntMap {
  private count = 0;
  private keys = new Float64Array(FIRST).fill(FREE);
  private values = new Float64Array(FIRST);
  private mask = FIRST - 1;

  /** How many entries there are. */
  get size(): number {
    return this.count;
  }

  has(key: number): boolean {
    return this.keys[this.slotOf("has", key)] === key;
  }

  /** The value of the key, or undefined. */
  get(key: number): number | undefined {
    const slot = this.slotOf("get", key);
    return this.keys[slot] === key ? this.values[slot] : undefined;
  }

  /** Gives the key a value; false if it had one. */
  set(key: number, value: number): boolean {
    checkValue("set", value);
    const slot = this.slotOf("set", key);
    const isNew = this.keys[slot] !== key;
    this.values[slot] = value;
    if (isNew) this.enter(slot, key);
    return isNew;
  }

  /** Adds to the value of the key, which is 0 where there is none; returns the sum. */
  add(key: number, value: number): number {
    checkValue("add", value);
    const slot = this.slotOf("add", key);
    const isNew = this.keys[slot] !== key;
    const sum = isNew ? value : this.values[slot]! + value;
    this.values[slot] = sum;
    if (isNew) this.enter(slot, key);
    return sum;
  }

  /** Takes the key out; false if it is not there. */
  delete(key: number): boolean {
    const { keys, values, mask } = this;
    let hole = this.slotOf("delete", key);
    if (keys[hole] !== key) return false;
    this.count--;
    // An entry behind the hole moves into it where the search for that entry passes the hole.
    for (let next = (hole + 1) & mask; keys[next] !== FREE; next = (next + 1) & mask) {
      const home = hash(keys[next]!) & mask;
      if (((next - home) & mask) < ((next - hole) & mask)) continue;
      keys[hole] = keys[next]!;
      values[hole] = values[next]!;
      hole = next;
    }
    keys[hole] = FREE;
    return true;
  }

  /** Calls back for every entry, in no order; the map must not change meanwhile. */
  forEach(visit: (value: number, key: number) => void): void {
    for (let slot = 0; slot <= this.mask; slot++) {
      const key = this.keys[slot]!;
      if (key !== FREE) visit(this.values[slot]!, key);
    }
  }

  clear(): void {
    this.keys.fill(FREE);
    this.count = 0;
  }

  /** The slot of the key, or the free one where it belongs. */
  private slotOf(method: string, key: number): number {
    const { keys, mask } = this;
    if ((key | 0) !== key && !Number.isSafeInteger(key)) {
      throw new RangeError(`IntMap.${method}: key must be a safe integer, got ${shown(key)}`);
    }
    let slot = hash(key) & mask;
    for (let held = keys[slot]!; held !== key && held !== FREE; held = keys[slot]!) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private enter(slot: number, key: number): void {
    this.keys[slot] = key;
    if (3 * ++this.count > 2 * this.keys.length) this.grow();
  }

  private grow(): void {
    const { keys, values } = this;
    const room = 2 * keys.length;
    this.keys = new Float64Array(room).fill(FREE);
    this.values = new Float64Array(room);
    this.mask = room - 1;
    for (let old = 0; old < keys.length; old++) {
      if (keys[old] === FREE) continue;
      const slot = this.slotOf("set", keys[old]!);
      this.keys[slot] = keys[old]!;
      this.values[slot] = values[old]!;
    }
  }
}

const FIRST = 16;
/** The key of a free slot: no safe integer, and unlike NaN it equals itself. */
const FREE = Number.POSITIVE_INFINITY;

function checkValue(method: string, value: number): void {
  if (typeof value === "number" && !Number.isNaN(value)) return;
  throw new RangeError(`IntMap.${method}: value must be a number, got ${shown(value)}`);
}

/** Mixes every bit of the key into the lower bits, which choose the slot. */
function hash(key: number): number {
  const high = (key * 2 ** -32) | 0;
  const mixed = Math.imul(key | 0, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 7;
}
