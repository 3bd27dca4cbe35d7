import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { berlekampMassey } from "../berlekamp-massey";
import { recurrenceTermMod } from "../recurrence-term-mod";

/** The first n terms, one after another. */
function termsOf(a: Int32Array, c: Int32Array, n: number, m: number): number[] {
  const terms = [...a].slice(0, c.length).map(BigInt);
  for (let i = terms.length; i < n; i++) {
    let sum = 0n;
    c.forEach((factor, j) => {
      sum += BigInt(factor) * terms[i - 1 - j]!;
    });
    terms.push(sum % BigInt(m));
  }
  return terms.map(Number);
}

it("agrees with term after term for any modulus, short and long recurrences", () => {
  const random = new Random(1);
  for (let step = 0; step < 150; step++) {
    const m = random.pick([1, 2, 6, 7, 998244353, 1_000_000_007, 2 ** 30 - 1]);
    const d = step < 140 ? random.int(1, 9) : random.int(60, 80);
    const residue = () => (step % 4 === 0 ? m - 1 : random.int(0, m - 1));
    const a = Int32Array.from({ length: d + random.int(0, 2) }, residue);
    const c = Int32Array.from({ length: d }, residue);
    const terms = termsOf(a, c, 200, m);
    for (const k of [0, d - 1, d, d + 1, random.int(0, 199), 199]) {
      expect(recurrenceTermMod(a, c, k, m)).toBe(terms[k]);
      expect(recurrenceTermMod(a, c, BigInt(k), m)).toBe(terms[k]);
    }
  }
});

it("gives far Fibonacci numbers modulo 10^9 + 7", () => {
  const [start, ones] = [Int32Array.of(0, 1), Int32Array.of(1, 1)];
  // Lucas: the Fibonacci numbers modulo p return after 2 (p + 1), since 5 is no square modulo p.
  const period = 2n * 1_000_000_008n;
  expect(recurrenceTermMod(start, ones, 10n ** 30n * period + 7n, 1_000_000_007)).toBe(13);
});

it("the empty recurrence makes zeros", () =>
  expect(recurrenceTermMod(new Int32Array(0), new Int32Array(0), 5, 7)).toBe(0));

it("takes what Berlekamp and Massey find modulo any prime", () => {
  const random = new Random(2);
  for (let step = 0; step < 100; step++) {
    const p = random.pick([2, 3, 7, 65537, 1_000_000_007, 1_073_741_789]);
    const d = random.int(0, 20);
    const residue = () => (step % 3 === 0 ? p - 1 : random.int(0, p - 1));
    const a = Int32Array.from({ length: d }, residue);
    const terms = termsOf(a, Int32Array.from({ length: d }, residue), 150, p);
    const found = berlekampMassey(Int32Array.from(terms.slice(0, 2 * d)), p);
    expect(found.length).toBeLessThanOrEqual(d);
    if (d > 0) expect(recurrenceTermMod(Int32Array.from(terms), found, 149, p)).toBe(terms[149]);
  }
});

it("Berlekamp and Massey: a long recurrence of the greatest residues", () => {
  // 0 … 0 1 and then all -1: sums of many products close to p².
  const p = 1_073_741_789;
  const a = new Int32Array(600).fill(p - 1);
  a.fill(0, 0, 200);
  const c = berlekampMassey(a, p);
  for (let i = c.length; i < a.length; i++) {
    let sum = 0n;
    c.forEach((factor, j) => {
      sum += BigInt(factor) * BigInt(a[i - 1 - j]!);
    });
    expect(Number(sum % BigInt(p))).toBe(a[i]);
  }
});
