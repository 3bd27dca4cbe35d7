import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { pRecursiveTerm } from "../p-recursive-term";

const P = 998244353;
const term = (a: number[], c: number[][], k: number) =>
  pRecursiveTerm(
    Int32Array.from(a),
    c.map((terms) => Int32Array.from(terms)),
    k,
  );

it("agrees with term after term for any recurrences", () => {
  const random = new Random(1);
  for (let round = 0; round < 12; round++) {
    const d = random.int(1, 3);
    const residues = (n: number) => Array.from({ length: n }, () => random.int(0, P - 1));
    const c = Array.from({ length: d + 1 }, () => residues(random.int(round === 0 ? 1 : 0, 4)));
    if (c[0]!.length === 0) c[0] = [1];
    const a = residues(d + random.int(0, 1));
    for (let n = 0; n < d; n++) expect(term(a, c, n)).toBe(a[n]);
    const places = [d, d + 1, random.int(d, 30), random.int(30, 400)];
    const p = BigInt(P);
    const at = (f: number[], n: number) =>
      f.reduceRight((sum, x) => (sum * BigInt(n) + BigInt(x)) % p, 0n);
    // Without division: a[n] times the product of c[0] up to n.
    const scaled = a.slice(0, d).map(BigInt);
    let divisor = 1n;
    for (let n = d; n <= 400; n++) {
      let sum = 0n;
      let factor = 1n; // of a[n - 1] … : c[0](n - 1) …
      for (let i = 1; i <= d; i++) {
        sum += at(c[i]!, n) * scaled[n - i]! * factor;
        if (n - i >= d) factor = (factor * at(c[0]!, n - i)) % p;
      }
      scaled.push(sum % p);
      divisor = (divisor * at(c[0]!, n)) % p;
      if (!places.includes(n)) continue;
      expect((BigInt(term(a, c, n)) * divisor) % p).toBe(sum % p);
    }
  }
});

it("refuses what it cannot follow", () => {
  expect(() => term([1], [[], []], 9)).toThrow("c[0](n) is 0 for an n up to 9");
  expect(() => term([1], [[P - 7, 1], [1]], 9)).toThrow("c[0](n) is 0 for an n up to 9");
  const ones = (n: number) => new Array<number>(n).fill(1);
  const call = (d: number, degree: number) =>
    term(
      ones(d),
      ones(d + 1).map(() => ones(degree + 1)),
      0,
    );
  expect([call(16, 0), call(1, 64)]).toEqual([1, 1]);
  expect(() => call(17, 0)).toThrow("got 18 up to 0");
  expect(() => call(1, 65)).toThrow("got 2 up to 65");
});
