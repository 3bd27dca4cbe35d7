/**
 * primeSums: the sums of p^degree over the primes p up to floor(n / i), for all i at once, modulo m ("Lucy").
 *
 * Use     const { small, large } = primeSums(100, 1, mod); large[1]; // of all primes to 100
 * Time    O(n^(2/3)): 1.2 s for 10^12, two degrees together 2 s, for 10^13 9 s (Node 20, one core)
 * Space   16 bytes for each number up to √n and each degree, and 12 n^(2/3) / 60 bytes
 * Limits  n in [1, 10^14], degree 0, 1 or 2
 * Errors  RangeError for anything else
 * Source  Legendre's recurrence for all quotients of n at once (Lucy_Hedgehog, Project Euler 10), with Fenwick trees
 *         for those up to n^(2/3): folklore, own code
 * Tested  prime-sums.test.ts: against a sieve, published sums and without trees; verify: library-checker
 *         sum_of_multiplicative_function and sum_of_multiplicative_function_large through multiplicativeSum
 */
// Long: the walks over the quotients and what a sieve does at each of them are one algorithm.

import { smallInts } from "../sequence/small-ints";
import type { Mod } from "./mod";
import { primesBelow } from "./primes-below";
import { smallestFactors } from "./smallest-factors";

export interface QuotientSums {
  /** small[v] is the sum over the primes up to v, for v up to √n. */
  readonly small: Int32Array;
  /** large[i] is that up to floor(n / i), for i from 1 to √n. */
  readonly large: Int32Array;
}

export function primeSums(n: number, degree: number, mod: Mod): QuotientSums {
  return primeSumsOf(n, [degree], mod)[0]!;
}

/** The sums for several degrees, which share the divisions. */
export function primeSumsOf(n: number, degrees: readonly number[], mod: Mod): QuotientSums[] {
  if (!Number.isInteger(n) || n < 1 || n > 1e14) {
    throw new RangeError(`primeSums: n must be an integer in [1, 10^14], got ${n}`);
  }
  const root = Math.floor(Math.sqrt(n));
  const sieves = degrees.map((degree) => new Sieve(n, root, degree, mod));
  const table = new Table(n, root, sieves);
  const primes = primesBelow(root + 1);
  const first = n < LEAST_WITH_TREES ? primes.length : primes.findIndex((p) => p >= LEAST_IN_TREES);
  for (let k = 0; k < first; k++) {
    table.strike(primes[k]!, root);
    for (const sieve of sieves) sieve.strikeSmall(primes[k]!, root);
  }
  if (first < primes.length) {
    // As much work for the quotients beyond a bound, of which there are `cut`, as for the numbers up to it.
    const cut = Math.floor(1.4 * Math.cbrt(n));
    const next = table.strikeInTrees(primes, first, cut);
    for (let k = next; k < primes.length; k++) table.strike(primes[k]!, cut);
  }
  for (const { large } of sieves) {
    for (let i = 1; i <= root; i++) if (large[i]! < 0) large[i]! += mod.m;
  }
  return sieves;
}

/** Below this n trees gain nothing. */
const LEAST_WITH_TREES = 1e9;
/** Multiples of smaller primes are too many to be taken out of the trees one by one. */
const LEAST_IN_TREES = 60;
/** How many quotients are computed at once. */
const BLOCK = 512;
const NONE = new Int32Array(0);

/** The walks over all quotients for one prime, which the sieves of all degrees share. */
class Table {
  private readonly n: number;
  private readonly root: number;
  private readonly sieves: readonly Sieve[];
  private readonly places: Int32Array;

  constructor(n: number, root: number, sieves: readonly Sieve[]) {
    this.n = n;
    this.root = root;
    this.sieves = sieves;
    this.places = smallInts(Math.min(BLOCK, root));
  }

  /** Takes the multiples of p from large[i] for i up to `cut`; the quotients floor(n / (i p)) are up to date. */
  strike(p: number, cut: number): void {
    const { sieves, places } = this;
    const quotient = Math.floor(this.n / p);
    const most = Math.min(cut, Math.floor(quotient / p));
    const last = Math.min(most, Math.floor(this.root / p));
    for (const sieve of sieves) {
      sieve.begin(p);
      sieve.strikeNear(p, last);
    }
    for (let from = last + 1; from <= most; from += BLOCK) {
      const count = Math.min(BLOCK, most + 1 - from);
      for (let k = 0; k < count; k++) places[k] = quotient / (from + k);
      for (const sieve of sieves) sieve.strikeFar(from, count, places);
    }
  }

  /**
   * The primes from primes[first] on, as long as they have multiples to strike among the quotients behind the
   * first `cut`: these quotients are prefixes in trees. Afterwards they are final; returns where it stopped.
   */
  strikeInTrees(primes: Int32Array, first: number, cut: number): number {
    const { sieves } = this;
    const most = Math.floor(this.n / (cut + 1));
    const end = Math.floor(Math.sqrt(most));
    for (const sieve of sieves) sieve.plant(cut);
    // What p strikes, divided by p: the numbers without a prime factor below p, in order.
    const factors = smallestFactors(Math.floor(most / primes[first]!) + 1);
    const rough = factors.map((_, i) => i).filter((i) => factors[i]! >= primes[first]!);
    let length = rough.length;
    const numbers = new Int32Array(BLOCK);
    let k = first;
    for (; primes[k]! <= end; k++) {
      const p = primes[k]!;
      this.strikeFirst(p, cut);
      let kept = 0;
      for (let from = 0; from < length; from += BLOCK) {
        let count = 0;
        for (; count < BLOCK && from + count < length; count++) {
          const rest = rough[from + count]!;
          if (rest * p > most) {
            length = from + count;
            break;
          }
          numbers[count] = rest * p;
          if (factors[rest] !== p) rough[kept++] = rest;
        }
        this.takeOut(count, numbers);
      }
      length = kept;
      for (const sieve of sieves) sieve.strikeSmall(p, end);
    }
    for (const sieve of sieves) sieve.harvest();
    return k;
  }

  /** strike, where the quotients behind the first `cut` are in trees. */
  private strikeFirst(p: number, cut: number): void {
    const { root, sieves, places } = this;
    const quotient = Math.floor(this.n / p);
    const most = Math.min(cut, Math.floor(quotient / p));
    const last = Math.min(most, Math.floor(cut / p));
    for (const sieve of sieves) {
      sieve.begin(p);
      sieve.strikeNear(p, last);
    }
    for (let from = last + 1; from <= most; from += BLOCK) {
      const count = Math.min(BLOCK, most + 1 - from);
      for (let k = 0; k < count; k++) {
        const i = (from + k) * p;
        places[k] = i <= root ? 2 * root + 1 - i : quotient / (from + k);
      }
      for (const sieve of sieves) sieve.strikeByTree(from, count, places);
    }
  }

  /** Takes the first of these numbers out of the trees. */
  private takeOut(count: number, numbers: Int32Array): void {
    const { n, root } = this;
    const places = this.places;
    for (let k = 0; k < count; k++) {
      const number = numbers[k]!;
      places[k] = number <= root ? number : 2 * root + 1 - Math.floor(n / number);
    }
    for (const sieve of this.sieves) sieve.takeOut(count, places, numbers);
  }
}

/**
 * After each prime: the sums over the numbers from 2 on that are primes, or have no prime factor up to it.
 * Those in small are residues in [0, m), those in large lie in [-m, m).
 */
class Sieve implements QuotientSums {
  readonly small: Int32Array;
  readonly large: Int32Array;
  /**
   * A Fenwick tree over the numbers, in [0, m): place v has what is at v ≤ √n, place 2 √n + 1 - i what lies in
   * (floor(n / (i + 1)), floor(n / i)].
   */
  private tree = NONE;
  private readonly degree: number;
  private readonly mod: Mod;
  /** p^degree, this divided by m, and the sum over the primes before p. */
  private factor = 0;
  private ratio = 0;
  private before = 0;

  constructor(n: number, root: number, degree: number, mod: Mod) {
    if (degree !== 0 && degree !== 1 && degree !== 2) {
      throw new RangeError(`primeSums: the degree must be 0, 1 or 2, got ${degree}`);
    }
    this.degree = degree;
    this.mod = mod;
    this.small = smallInts(root + 1);
    this.large = smallInts(root + 1);
    for (let i = 1; i <= root; i++) {
      this.small[i] = sumOfPowers(i, degree, mod);
      this.large[i] = sumOfPowers(Math.floor(n / i), degree, mod);
    }
  }

  begin(p: number): void {
    this.factor = this.mod.pow(p % this.mod.m, this.degree);
    this.ratio = this.factor / this.mod.m;
    this.before = this.small[p - 1]!;
  }

  /** Takes the multiples of p from large[i], whose quotient floor(n / (i p)) is in large too, for i up to last. */
  strikeNear(p: number, last: number): void {
    const large = this.large;
    const [factor, ratio, before] = [this.factor, this.ratio, this.before];
    const { m } = this.mod;
    for (let i = 1; i <= last; i++) {
      const part = (large[i * p]! - before) | 0;
      const gone = (Math.imul(part, factor) - Math.imul((part * ratio) | 0, m)) | 0;
      const rest = (large[i]! - gone) | 0;
      large[i] = rest - m + ((rest >> 31) & (2 * m));
    }
  }

  /** The same for `count` places from `from` on, whose quotients are these. */
  strikeFar(from: number, count: number, places: Int32Array): void {
    const { small, large } = this;
    const [factor, ratio, before] = [this.factor, this.ratio, this.before];
    const { m } = this.mod;
    if (factor === 1) {
      for (let k = 0; k < count; k++) {
        const rest = (large[from + k]! - small[places[k]!]! + before) | 0;
        large[from + k] = rest - m + ((rest >> 31) & (2 * m));
      }
      return;
    }
    for (let k = 0; k < count; k++) {
      const part = (small[places[k]!]! - before) | 0;
      const gone = (Math.imul(part, factor) - Math.imul((part * ratio) | 0, m)) | 0;
      const rest = (large[from + k]! - gone) | 0;
      large[from + k] = rest - m + ((rest >> 31) & (2 * m));
    }
  }

  /** The same with the sums up to these places of the tree. */
  strikeByTree(from: number, count: number, places: Int32Array): void {
    const { large, tree } = this;
    const [factor, ratio, before] = [this.factor, this.ratio, this.before];
    const { m } = this.mod;
    for (let k = 0; k < count; k++) {
      let sum = 0;
      for (let at = places[k]!; at > 0; at &= at - 1) {
        sum = (sum + tree[at]! - m) | 0;
        sum += m & (sum >> 31);
      }
      const part = (sum - before) | 0;
      const gone = (Math.imul(part, factor) - Math.imul((part * ratio) | 0, m)) | 0;
      const rest = (large[from + k]! - gone) | 0;
      large[from + k] = rest - m + ((rest >> 31) & (2 * m));
    }
  }

  /** Takes numbers at these places out of the tree. */
  takeOut(count: number, places: Int32Array, numbers: Int32Array): void {
    const { tree, degree, mod } = this;
    const { m } = mod;
    for (let k = 0; k < count; k++) {
      const base = numbers[k]! % m;
      const power = degree === 0 ? 1 % m : degree === 1 ? base : mod.mul(base, base);
      for (let at = places[k]!; at < tree.length; at += at & -at) {
        const rest = (tree[at]! - power) | 0;
        tree[at] = rest + (m & (rest >> 31));
      }
    }
  }

  /** Makes the tree of all places but those of the first `cut` quotients. */
  plant(cut: number): void {
    const { small, large, mod } = this;
    const root = small.length - 1;
    const tree = new Int32Array(2 * root + 1 - cut);
    let before = 0;
    for (let at = 1; at < tree.length; at++) {
      let sum = at <= root ? small[at]! : large[2 * root + 1 - at]!;
      sum += mod.m & (sum >> 31);
      tree[at] = mod.add(tree[at]!, mod.sub(sum, before));
      before = sum;
      const up = at + (at & -at);
      if (up < tree.length) tree[up] = mod.add(tree[up]!, tree[at]!);
    }
    this.tree = tree;
  }

  /** Writes the sums of the tree into small and large. */
  harvest(): void {
    const { small, large } = this;
    const tree = this.tree;
    const root = small.length - 1;
    for (let at = 1; at < tree.length; at++) {
      tree[at] = this.mod.add(tree[at]!, tree[at & (at - 1)]!);
      if (at <= root) small[at] = tree[at]!;
      else large[2 * root + 1 - at] = tree[at]!;
    }
    this.tree = NONE;
  }

  /** The same for small up to `root`: equal quotients one after the other. */
  strikeSmall(p: number, root: number): void {
    const small = this.small;
    const mod = this.mod;
    const { m } = mod;
    const factor = mod.by(this.factor);
    const before = this.before;
    let v = root;
    for (let part = Math.floor(root / p); part >= p; part--) {
      const gone = factor.times(mod.sub(small[part]!, before));
      for (const first = part * p; v >= first; v--) {
        const rest = (small[v]! - gone) | 0;
        small[v] = rest + (m & (rest >> 31));
      }
    }
  }
}

/** The sum of i^degree for i from 2 to v. */
function sumOfPowers(v: number, degree: number, mod: Mod): number {
  if (degree === 0) return (v - 1) % mod.m;
  // v (v + 1) / 2 · (1 or (2 v + 1) / 3), divided before it is reduced.
  let a = v % 2 === 0 ? v / 2 : v;
  let b = v % 2 === 0 ? v + 1 : (v + 1) / 2;
  let c = 1;
  if (degree === 2) {
    c = 2 * v + 1;
    if (a % 3 === 0) a /= 3;
    else if (b % 3 === 0) b /= 3;
    else c /= 3;
  }
  const product = mod.mul(mod.mul(a % mod.m, b % mod.m), c % mod.m);
  return mod.sub(product, 1 % mod.m);
}
