/**
 * XorBasis: the values that sets of integers below 2^64 have under exclusive or, by a basis of them.
 *
 * Use     const basis = new XorBasis(); basis.add(x); basis.has(x); basis.max()
 * Time    at most 64 steps a call
 * Space   512 bytes
 * Limits  integers in [0, 2^64), as numbers to 2^53, as BigInts, or as two words of 32 bits; not checked to
 *         be numbers: XorBasis.addWords(high, low)
 * Errors  RangeError: a value or index outside
 * Source  Gauss, one vector for each highest bit: folklore, own code
 * Tested  xor-basis.test.ts: against the set of all values; verify: library-checker
 *         intersection_of_f2_vector_spaces (no official cases were at hand: the twin is the proof)
 */
import { smallInts } from "../sequence/small-ints";
export class XorBasis {
  /** How many of the inserted values are independent. */
  rank = 0;
  // The vector with the highest bit b has its words at place b; 0 where there is none.
  private readonly high = smallInts(64);
  private readonly low = smallInts(64);
  private restHigh = 0;
  private restLow = 0;

  /** Adds a value; false where it is an exclusive or of the ones before. */
  add(value: number | bigint): boolean {
    const words = wordsOf("add", value);
    return this.addWords(words[0], words[1]);
  }

  /** The same for the value high · 2^32 + low; both count by their lowest 32 bits. */
  addWords(high: number, low: number): boolean {
    const bit = this.reduce(high | 0, low | 0);
    if (bit < 0) return false;
    this.high[bit] = this.restHigh;
    this.low[bit] = this.restLow;
    this.rank++;
    return true;
  }

  /** Whether the value is an exclusive or of inserted ones; 0 is that of none. */
  has(value: number | bigint): boolean {
    const [high, low] = wordsOf("has", value);
    return this.reduce(high, low) < 0;
  }

  /** The greatest value ^ v over all v. */
  max(value: number | bigint = 0): bigint {
    return this.extreme("max", value, 1);
  }

  /** The least value ^ v over all v. */
  min(value: number | bigint = 0): bigint {
    return this.extreme("min", value, 0);
  }

  /** The k-th smallest of the 2^rank different values, from 0. */
  kth(k: number | bigint): bigint {
    const index = BigInt(k);
    if (index < 0n || index >= 1n << BigInt(this.rank)) {
      throw new RangeError(`XorBasis.kth: expected an index in [0, 2^${this.rank}), got ${k}`);
    }
    let value = 0n;
    let left = this.rank;
    for (let bit = 63; bit >= 0; bit--) {
      const vector = this.vector(bit);
      if (vector === 0n) continue;
      left--;
      if (((value >> BigInt(bit)) & 1n) !== ((index >> BigInt(left)) & 1n)) value ^= vector;
    }
    return value;
  }

  /** The basis, the highest bits descending. */
  vectors(): bigint[] {
    const vectors: bigint[] = [];
    for (let bit = 63; bit >= 0; bit--) {
      const vector = this.vector(bit);
      if (vector !== 0n) vectors.push(vector);
    }
    return vectors;
  }

  private vector(bit: number): bigint {
    return (BigInt(this.high[bit]! >>> 0) << 32n) | BigInt(this.low[bit]! >>> 0);
  }

  /** Leaves what the vectors do not cancel in rest; returns its highest bit, whose vector is missing, or -1. */
  private reduce(high: number, low: number): number {
    let restHigh = high;
    let restLow = low;
    let bit = -1;
    while (restHigh !== 0 || restLow !== 0) {
      bit = restHigh !== 0 ? 63 - Math.clz32(restHigh) : 31 - Math.clz32(restLow);
      if (this.high[bit] === 0 && this.low[bit] === 0) break;
      restHigh ^= this.high[bit]!;
      restLow ^= this.low[bit]!;
      bit = -1;
    }
    this.restHigh = restHigh;
    this.restLow = restLow;
    return bit;
  }

  private extreme(method: string, value: number | bigint, wanted: number): bigint {
    let [high, low] = wordsOf(method, value);
    for (let bit = 63; bit >= 0; bit--) {
      const present = ((bit < 32 ? low : high) >>> (bit & 31)) & 1;
      if (present === wanted) continue;
      high ^= this.high[bit]!;
      low ^= this.low[bit]!;
    }
    return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  }
}

function wordsOf(method: string, value: number | bigint): [number, number] {
  const isInside =
    typeof value === "bigint"
      ? value >= 0n && value < 1n << 64n
      : Number.isSafeInteger(value) && value >= 0;
  if (!isInside) {
    throw new RangeError(`XorBasis.${method}: expected an integer in [0, 2^64), got ${value}`);
  }
  if (typeof value === "number") return [Math.floor(value / 2 ** 32) | 0, value | 0];
  return [Number(value >> 32n) | 0, Number(value & 0xffffffffn) | 0];
}
