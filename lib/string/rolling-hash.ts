/**
 * RollingHash: fingerprints of all substrings of a text, modulo the prime 2^61 - 1.
 *
 * Use     const hash = new RollingHash(text); hash.equal(1, 4, 3, 6); hash.lcp(1, 3)
 * Time    O(n) to build, O(1) for hash and equal, O(log lcp) for lcp; a product costs about 15 ns
 * Space   24 bytes a symbol
 * Limits  n in [0, 2^26]; symbols are integers in [0, 2^31 - 2]. Two different substrings of length m
 *         agree with a chance of m / 2^61 for a random base: if others may choose the text after reading
 *         the program, pass a seed that they cannot predict, such as Date.now()
 * Errors  RangeError for a bad seed, a symbol or a range outside
 * Source  Karp and Rabin, IBM J. Res. Dev. 31 (1987), 249-260; products by limbs of 21 bits in doubles,
 *         own code
 * Tested  rolling-hash.test.ts: against bigint and comparison; verify: library-checker zalgorithm
 *
 * Hashes of different texts are comparable where the seed is the same.
 */
import { Random } from "../sequence/random";

export class RollingHash {
  readonly size: number;
  /** Three limbs of each prefix's hash, and of each power of the base, lowest first. */
  private readonly prefixes: Int32Array;
  private readonly powers: Int32Array;

  constructor(text: ArrayLike<number>, seed = 1) {
    const n = text.length;
    if (n > 2 ** 26) throw new RangeError(`RollingHash: text too long, ${n} symbols`);
    const random = new Random(seed);
    const [b0, b1, b2] = [
      random.int(2 ** 20, LIMB - 1),
      random.int(0, LIMB - 1),
      random.int(1, 2 ** 18),
    ];
    const prefixes = new Int32Array(3 * n + 3);
    const powers = new Int32Array(3 * n + 3);
    powers[0] = 1;
    for (let i = 0; i < n; i++) {
      const symbol = text[i]!;
      if (symbol >>> 0 !== symbol || symbol > 2 ** 31 - 2) {
        throw new RangeError(
          `RollingHash: symbol ${i} must be an integer in [0, 2^31 - 2], got ${symbol}`,
        );
      }
      multiply(prefixes, 3 * i, b0, b1, b2, symbol + 1, 0, 0);
      prefixes.set(product, 3 * i + 3);
      multiply(powers, 3 * i, b0, b1, b2, 0, 0, 0);
      powers.set(product, 3 * i + 3);
    }
    this.size = n;
    this.prefixes = prefixes;
    this.powers = powers;
  }

  /** The hash of [l, r), in [0, 2^61 - 1): a key for a Map. */
  hash(l: number, r: number): bigint {
    this.check(l, r);
    const prefixes = this.prefixes;
    const powers = this.powers;
    const at = 3 * (r - l);
    multiply(prefixes, 3 * l, powers[at]!, powers[at + 1]!, powers[at + 2]!, 0, 0, 0);
    // A multiple of the prime keeps the difference positive.
    reduce(
      prefixes[3 * r]! - product[0]! + LIMB - 1,
      prefixes[3 * r + 1]! - product[1]! + LIMB - 1,
      prefixes[3 * r + 2]! - product[2]! + TOP - 1,
    );
    return BigInt(product[2]! * LIMB + product[1]!) * BigInt(LIMB) + BigInt(product[0]!);
  }

  /** Whether the substrings [l1, r1) and [l2, r2) are equal, up to a chance of (r1 - l1) / 2^61. */
  equal(l1: number, r1: number, l2: number, r2: number): boolean {
    this.check(l1, r1);
    this.check(l2, r2);
    if (r1 - l1 !== r2 - l2) return false;
    // Equal if (prefix(l1) - prefix(l2)) · base^(r1 - l1) - prefix(r1) + prefix(r2) is 0.
    const prefixes = this.prefixes;
    const powers = this.powers;
    const at = 3 * (r1 - l1);
    setDifference(prefixes, 3 * r2, 3 * r1);
    const c0 = limbs[0]!;
    const c1 = limbs[1]!;
    const c2 = limbs[2]!;
    setDifference(prefixes, 3 * l1, 3 * l2);
    multiply(limbs, 0, powers[at]!, powers[at + 1]!, powers[at + 2]!, c0, c1, c2);
    return (product[0]! | product[1]! | product[2]!) === 0;
  }

  /** How many symbols agree from i and from j on. */
  lcp(i: number, j: number): number {
    this.check(i, this.size);
    this.check(j, this.size);
    let low = 0;
    let high = this.size - Math.max(i, j) + 1;
    // Most prefixes are short: lengths 1, 16, 256, … are tried before the halving.
    for (let length = 1; length < high; length *= 16) {
      if (this.equal(i, i + length, j, j + length)) low = length;
      else high = length;
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.equal(i, i + middle, j, j + middle)) low = middle;
      else high = middle;
    }
    return low;
  }

  private check(l: number, r: number): void {
    if ((l | 0) !== l || (r | 0) !== r || l < 0 || l > r || r > this.size) {
      throw new RangeError(
        `RollingHash: expected 0 <= l <= r <= ${this.size}, got l = ${l}, r = ${r}`,
      );
    }
  }
}

const LIMB = 2 ** 21;
const TOP = 2 ** 19; // 61 = 21 + 21 + 19 bits
/** The result of multiply and reduce, so that neither allocates. */
const product = new Int32Array(3);
/** The result of setDifference. */
const limbs = new Int32Array(3);

/** limbs becomes the number at `plus` less the one at `minus`, plus the prime: no limb is negative. */
function setDifference(numbers: Int32Array, plus: number, minus: number): void {
  limbs[0] = numbers[plus]! - numbers[minus]! + LIMB - 1;
  limbs[1] = numbers[plus + 1]! - numbers[minus + 1]! + LIMB - 1;
  limbs[2] = numbers[plus + 2]! - numbers[minus + 2]! + TOP - 1;
}

/** product becomes (the number of three limbs at `at`) · b + c; limbs may be twice as large as reduced. */
function multiply(
  numbers: Int32Array,
  at: number,
  b0: number,
  b1: number,
  b2: number,
  c0: number,
  c1: number,
  c2: number,
): void {
  const a0 = numbers[at]!;
  const a1 = numbers[at + 1]!;
  const a2 = numbers[at + 2]!;
  // 2^63 is 4 modulo the prime: the limbs from the fourth on are added to the lowest ones four times.
  reduce(
    a0 * b0 + 4 * (a1 * b2 + a2 * b1) + c0,
    a0 * b1 + a1 * b0 + 4 * a2 * b2 + c1,
    a0 * b2 + a1 * b1 + a2 * b0 + c2,
  );
}

/** product becomes the number whose limbs are below 2^46, modulo the prime. */
function reduce(x0: number, x1: number, x2: number): void {
  let carry = Math.floor(x0 / LIMB);
  let low = x0 - carry * LIMB;
  const middle = x1 + carry;
  carry = Math.floor(middle / LIMB);
  let second = middle - carry * LIMB;
  const high = x2 + carry;
  carry = Math.floor(high / TOP);
  let third = high - carry * TOP;
  // 2^61 is 1 modulo the prime: the bits above it, less than 2^28, are added at the bottom.
  low += carry;
  carry = Math.floor(low / LIMB);
  low -= carry * LIMB;
  second += carry;
  if (second >= LIMB) {
    second -= LIMB;
    third++;
    if (third === TOP) {
      third = 0;
      low++;
    }
  }
  if (low === LIMB - 1 && second === LIMB - 1 && third === TOP - 1) low = second = third = 0;
  product[0] = low;
  product[1] = second;
  product[2] = third;
}
