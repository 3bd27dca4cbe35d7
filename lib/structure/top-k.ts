/**
 * TopK: the k least of a stream of keys, each with a value; also with equal hashes taken for one, as beam
 * search wants it.
 *
 * Use     const top = new TopK(k); top.offer(x, value); Array.from(top.order(), (place) => top.values[place]);
 *         new TopK(k).offerDistinct(x, 123, value)
 * Time    O(1) amortised for an offer, expected: 5 ns for a key that is too large, about 50 ns for one that
 *         is taken; O(k) for size, O(k log k) for order
 * Space   40 bytes × max(k, 16); with hashes up to 48 more
 * Limits  k up to 2^24; for the k largest negate the keys; of equal keys those kept are not specified, but
 *         the same in every run. A hash is a safe integer; a stream has either hashes for all or for none;
 *         not checked to be numbers: TopK.offer(value), TopK.offerDistinct(value)
 * Errors  RangeError: a bad k, a key NaN, a hash that is no safe integer
 * Source  a buffer of 2 k keys that is cut by quickselect when full; own code
 * Tested  programs.test.ts: against a sort; top-k.test.ts: against a sort, with hashes; verify: AtCoder
 *         ABC 123 D, AOJ DPL_2_A through beamSearch
 */
import { shown } from "../io/shown";
import { argsort } from "../sequence/radix-sort";

export class TopK {
  /** A key from this on is not taken any more. */
  bound = Infinity;
  /** By place; other columns of yours may be, too: offer says where. */
  readonly keys: Float64Array;
  readonly values: Float64Array;
  /** How many places there are. */
  readonly capacity: number;
  private readonly most: number;
  private k: number;
  /** All places, those in use first. */
  private readonly places: Int32Array;
  private used = 0;
  private seed = 1;
  // Only where there are hashes: a place + 1 in each slot in use, open addressing.
  private hashes = new Float64Array(0);
  private slots = new Int32Array(0);

  constructor(k: number) {
    if (!Number.isInteger(k) || k < 1 || k > 2 ** 24) {
      throw new RangeError(`TopK: k must be an integer in [1, 2^24], got ${shown(k)}`);
    }
    this.k = this.most = k;
    this.capacity = k + Math.max(k, FEW);
    this.keys = new Float64Array(this.capacity);
    this.values = new Float64Array(this.capacity);
    this.places = Int32Array.from(this.keys, (_, place) => place);
  }

  /** How many are kept, at most k. */
  get size(): number {
    if (this.used > this.k) this.cut();
    return this.used;
  }

  /** The place in [0, capacity) where the key now stands; -1 if it is not among the k least so far. */
  offer(key: number, value: number): number {
    if (!(key < this.bound)) return refused("offer", key);
    if (this.used === this.capacity) {
      this.cut();
      if (key >= this.bound) return -1;
    }
    const place = this.places[this.used++]!;
    this.keys[place] = key;
    this.values[place] = value;
    return place;
  }

  /** The same, but of all keys with one hash only the least is kept; it may take the place of another. */
  offerDistinct(key: number, hash: number, value: number): number {
    if (!(key < this.bound)) return refused("offerDistinct", key);
    if ((hash | 0) !== hash && !Number.isSafeInteger(hash)) {
      throw new RangeError(`TopK.offerDistinct: hash must be a safe integer, got ${shown(hash)}`);
    }
    if (this.used === this.capacity) {
      this.cut();
      if (key >= this.bound) return -1;
    }
    if (this.slots.length === 0) this.makeSlots();
    const { slots } = this;
    let slot = mix(hash) & (slots.length - 1);
    for (; slots[slot]! > 0; slot = (slot + 1) & (slots.length - 1)) {
      const place = slots[slot]! - 1;
      if (this.hashes[place] !== hash) continue;
      if (key >= this.keys[place]!) return -1;
      this.keys[place] = key;
      this.values[place] = value;
      return place;
    }
    const place = this.places[this.used++]!;
    slots[slot] = place + 1;
    this.hashes[place] = hash;
    this.keys[place] = key;
    this.values[place] = value;
    return place;
  }

  /** The places of those kept, the least key first. */
  order(): Int32Array {
    const kept = this.kept();
    const order = argsort(Float64Array.from(kept, (place) => this.keys[place]!));
    return order.map((at) => kept[at]!);
  }

  /** The same in no order, a view that the next offer may change. */
  kept(): Int32Array {
    return this.places.subarray(0, this.size);
  }

  /** Forgets all, for another k that is no larger than the first one. */
  clear(k = this.k): void {
    if (!Number.isInteger(k) || k < 1 || k > this.most) {
      throw new RangeError(
        `TopK.clear: k must be an integer in [1, ${this.most}], got ${shown(k)}`,
      );
    }
    this.k = k;
    this.used = 0;
    this.bound = Infinity;
    this.slots.fill(0);
  }

  private makeSlots(): void {
    this.hashes = new Float64Array(this.capacity);
    this.slots = new Int32Array(1 << (33 - Math.clz32(this.capacity)));
  }

  /** Keeps the k least: quickselect by the middle of three. */
  private cut(): void {
    const { places, keys, k } = this;
    let [low, high] = [0, this.used - 1];
    while (low < high) {
      this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) | 0;
      const any = low + ((this.seed >>> 1) % (high - low + 1));
      const [a, b, c] = [keys[places[low]!]!, keys[places[any]!]!, keys[places[high]!]!];
      const middle = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
      let [i, j] = [low, high];
      while (i <= j) {
        while (keys[places[i]!]! < middle) i++;
        while (keys[places[j]!]! > middle) j--;
        if (i > j) break;
        const place = places[i]!;
        places[i++] = places[j]!;
        places[j--] = place;
      }
      if (k - 1 <= j) high = j;
      else if (k - 1 >= i) low = i;
      else break;
    }
    this.used = k;
    this.bound = keys[places[k - 1]!]!;
    if (this.slots.length > 0) this.enterAgain();
  }

  private enterAgain(): void {
    const { slots, hashes, places } = this;
    slots.fill(0);
    for (let at = 0; at < this.used; at++) {
      const place = places[at]!;
      let slot = mix(hashes[place]!) & (slots.length - 1);
      while (slots[slot]! > 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = place + 1;
    }
  }
}

const FEW = 16;

function refused(method: string, key: number): -1 {
  if (Number.isNaN(+key)) throw new RangeError(`TopK.${method}: got NaN`);
  return -1;
}

/** Mixes every bit of the hash into the lower bits, which choose the slot. */
function mix(hash: number): number {
  const high = (hash * 2 ** -32) | 0;
  const mixed = Math.imul(hash | 0, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 7;
}
