/**
 * StirlingNumbers: Stirling numbers of both kinds modulo a small prime, of arguments below 2^60.
 *
 * Use     const numbers = new StirlingNumbers(7); numbers.first(10, 3); numbers.second(10, 3)
 * Time    O(p²) at the first call of each method; then that of CompositeBinomials.choose
 * Space   p² bytes for each kind
 * Limits  p a prime below 2^13; n and k safe integers or BigInts, n below 2^60
 * Errors  RangeError: another p, an n outside, a k that is no integer
 * Source  modulo p, x (x - 1) … (x - p + 1) is x^p - x and (1 - x) … (1 - (p - 1) x) is 1 - x^(p - 1)
 *         (J.-L. Lagrange, 1771); own code
 * Tested  stirling-numbers.test.ts: against the recurrences; verify: library-checker
 *         stirling_number_of_the_first_kind_small_p_large_n,
 *         stirling_number_of_the_second_kind_small_p_large_n
 */
import { CompositeBinomials } from "./composite-binomials";
import { isPrime } from "./is-prime";

export class StirlingNumbers {
  readonly p: number;
  private readonly binomials: CompositeBinomials;
  /** Row n of a triangle begins at n (n + 1) / 2. */
  private firstRows: Uint16Array | undefined;
  private secondRows: Uint16Array | undefined;

  constructor(p: number) {
    if (!Number.isInteger(p) || p < 2 || p >= 2 ** 13 || !isPrime(p)) {
      throw new RangeError(`StirlingNumbers: p must be a prime below 2^13, got ${p}`);
    }
    this.p = p;
    this.binomials = new CompositeBinomials(p);
  }

  /** The coefficient of x^k in x (x - 1) … (x - n + 1), with its sign; 0 for k < 0 and k > n. */
  first(n: number | bigint, k: number | bigint): number {
    checkArguments("first", n, k);
    if (k < 0 || k > n) return 0;
    const { p } = this;
    this.firstRows ??= triangle(p, (row) => p - row);
    // For n = p q + r it is (x^p - x)^q times x (x - 1) … (x - r + 1).
    const q = BigInt(n) / BigInt(p);
    const r = Number(BigInt(n) - q * BigInt(p));
    const degree = BigInt(k) - q;
    if (degree < BigInt(0)) return 0;
    let sum = 0;
    for (let j = Number(degree % BigInt(p - 1)); j <= r && j <= degree; j += p - 1) {
      const i = (degree - BigInt(j)) / BigInt(p - 1);
      const term = this.firstRows[(r * (r + 1)) / 2 + j]! * this.binomials.choose(q, i);
      sum += (q - i) % BigInt(2) === BigInt(0) ? term : -term;
    }
    const rest = sum % p;
    return rest < 0 ? rest + p : rest + 0; // never -0
  }

  /** In how many ways n things are divided into k parts, none empty; 0 for k < 0 and k > n. */
  second(n: number | bigint, k: number | bigint): number {
    checkArguments("second", n, k);
    if (k < 0 || k > n) return 0;
    const { p } = this;
    this.secondRows ??= triangle(p, (_, column) => column);
    // For k = p a + b it is the coefficient of x^(n - k) in 1 / (1 - x^(p - 1))^a, over (1 - x) … (1 - b x).
    const a = BigInt(k) / BigInt(p);
    const b = Number(BigInt(k) - a * BigInt(p));
    const degree = BigInt(n) - BigInt(k);
    const j = Number(degree % BigInt(p - 1));
    const i = (degree - BigInt(j)) / BigInt(p - 1);
    if (b === 0) {
      if (j > 0) return 0;
      return i === BigInt(0) ? 1 : this.binomials.choose(i + a - BigInt(1), i);
    }
    // 1 / (1 - x) … (1 - b x) is a polynomial of degree p - 1 - b over 1 - x^(p - 1).
    if (j > p - 1 - b) return 0;
    const row = b + j;
    return (this.secondRows[(row * (row + 1)) / 2 + b]! * this.binomials.choose(i + a, i)) % p;
  }
}

/** Rows 0 … p - 1, where each entry is the one above times the factor, and the one before that, added. */
function triangle(p: number, factor: (row: number, column: number) => number): Uint16Array {
  const rows = new Uint16Array((p * (p + 1)) / 2);
  rows[0] = 1;
  for (let row = 1, at = 1; row < p; at += ++row) {
    const above = at - row;
    for (let k = 0; k <= row; k++) {
      const scaled = k < row ? rows[above + k]! * factor(row - 1, k) : 0;
      rows[at + k] = (scaled + (k > 0 ? rows[above + k - 1]! : 0)) % p;
    }
  }
  return rows;
}

function checkArguments(method: string, n: number | bigint, k: number | bigint): void {
  if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 0 || n >= 2 ** 60) {
    throw new RangeError(`StirlingNumbers.${method}: n must be in [0, 2^60), got ${n}`);
  }
  if (typeof k === "number" && !Number.isSafeInteger(k)) {
    throw new RangeError(`StirlingNumbers.${method}: k must be an integer, got ${k}`);
  }
}
