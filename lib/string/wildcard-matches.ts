/**
 * wildcardMatches: where a pattern stands in a text when both may hold a symbol that agrees with any other.
 *
 * Use     wildcardMatches(text, pattern, 42); // 42 is the star, which matches anything
 * Time    O(n log n): seven transforms of the next power of two from n
 * Space   24 bytes a term of that power, and the tables of the transform
 * Limits  symbols are bytes; texts up to 2^23; (d - 1)² m < 998244353 for d different symbols and a pattern
 *         of m: 1.5 million of 26 letters, 15,000 of all bytes
 * Errors  RangeError: a symbol or wildcard that is no byte, a pattern or text too long, an empty pattern; a
 *         pattern longer than the text stands nowhere: the result is empty
 * Source  Clifford and Clifford (2007), "Simple deterministic wildcard matching"; own code
 * Tested  programs.test.ts: against wildcard-matches.twin.ts; wildcard-matches.test.ts; verify:
 *         library-checker wildcard_pattern_matching
 */
import { MOD998244353 } from "../number/mul998244353";
import { powerOfTwoFrom } from "../polynomial/check-terms";
import { transform998244353 } from "../polynomial/transform998244353";

/** For each place i in [0, n - m], 1 if the pattern stands in the text from i on, else 0. */
export function wildcardMatches(
  text: ArrayLike<number>,
  pattern: ArrayLike<number>,
  wildcard: number,
): Uint8Array {
  const n = text.length;
  const m = pattern.length;
  if (m < 1 || n > 2 ** 23) {
    const lengths = `a text of at most 2^23 and a pattern of at least 1, got ${n} and ${m}`;
    throw new RangeError(`wildcardMatches: expected ${lengths}`);
  }
  if (!isByte(wildcard)) {
    throw new RangeError(`wildcardMatches: the wildcard must be in [0, 256), got ${wildcard}`);
  }
  const ranks = ranksOf(text, pattern);
  const most = ranks.reduce((a, b) => Math.max(a, b));
  if ((most - 1) ** 2 * m >= MOD998244353) {
    const bound = `(${most} - 1)² · ${m} < ${MOD998244353}`;
    throw new RangeError(`wildcardMatches: too long a pattern for exact sums: not ${bound}`);
  }
  if (m > n) return new Uint8Array(0);
  ranks[wildcard] = 0;
  // Where no symbol is a wildcard, the sum of (p - t)² over the pattern is 0 for a match only. With p and t
  // 0 at wildcards, and signs P and T that are 1 elsewhere, it is the sum of P t² - 2 p t + p² T.
  const size = powerOfTwoFrom(n);
  const sum = product(size, reversed(pattern, sign), spread(text, square));
  subtractTwice(sum, product(size, reversed(pattern, rank), spread(text, rank)));
  add(sum, product(size, reversed(pattern, square), spread(text, sign)));
  transform998244353.inverse(sum);
  // The product is taken modulo x^size - 1: what is beyond falls on places below m - 1, which are not read.
  return Uint8Array.from(sum.subarray(m - 1, n), (value) => (value === 0 ? 1 : 0));

  function rank(symbol: number): number {
    return ranks[symbol]!;
  }
  function square(symbol: number): number {
    return ranks[symbol]! ** 2;
  }
  function sign(symbol: number): number {
    return ranks[symbol] === 0 ? 0 : 1;
  }
}

/** Numbers from 1 on for the symbols that occur, 0 for the others. */
function ranksOf(text: ArrayLike<number>, pattern: ArrayLike<number>): Int32Array {
  const ranks = new Int32Array(256);
  for (const symbols of [text, pattern]) {
    for (let i = 0; i < symbols.length; i++) {
      if (!isByte(symbols[i]!)) {
        throw new RangeError(`wildcardMatches: symbols must be in [0, 256), got ${symbols[i]}`);
      }
      ranks[symbols[i]!] = 1;
    }
  }
  let count = 0;
  return ranks.map((occurs) => (occurs === 0 ? 0 : ++count));
}

function isByte(symbol: number): boolean {
  return Number.isInteger(symbol) && symbol >= 0 && symbol < 256;
}

type Fill = (terms: Int32Array) => void;

function spread(text: ArrayLike<number>, value: (symbol: number) => number): Fill {
  return (terms) => {
    for (let i = 0; i < text.length; i++) terms[i] = value(text[i]!);
  };
}

function reversed(pattern: ArrayLike<number>, value: (symbol: number) => number): Fill {
  const last = pattern.length - 1;
  return (terms) => {
    for (let i = 0; i <= last; i++) terms[last - i] = value(pattern[i]!);
  };
}

/** The transform of the product of two polynomials. */
function product(size: number, fillLeft: Fill, fillRight: Fill): Int32Array {
  const [left, right] = [fillLeft, fillRight].map((fill) => {
    const terms = new Int32Array(size);
    fill(terms);
    transform998244353.forward(terms);
    return terms;
  }) as [Int32Array, Int32Array];
  transform998244353.mod.multiply(left, right);
  return left;
}

function add(sum: Int32Array, terms: Int32Array): void {
  for (let i = 0; i < sum.length; i++) {
    const value = sum[i]! + terms[i]! - MOD998244353;
    sum[i] = value + (MOD998244353 & (value >> 31));
  }
}

function subtractTwice(sum: Int32Array, terms: Int32Array): void {
  for (let i = 0; i < sum.length; i++) {
    let value = sum[i]! - terms[i]!;
    value += MOD998244353 & (value >> 31);
    value -= terms[i]!;
    sum[i] = value + (MOD998244353 & (value >> 31));
  }
}
