import { expect, it } from "vitest";
import { Binomials } from "../binomials";

it("agrees with Pascal's triangle and falling factorials", () => {
  for (const p of [2, 3, 5, 7, 31, 101, 998244353, 1000000007]) {
    const size = Math.min(p, 60);
    const binomials = new Binomials(size, p);
    let row = [1n];
    let factorial = 1n;
    for (let n = 0; n < size; n++) {
      if (n > 0) factorial *= BigInt(n);
      expect(binomials.factorial(n)).toBe(Number(factorial % BigInt(p)));
      expect(binomials.mod.mul(binomials.inverseFactorial(n), binomials.factorial(n))).toBe(1);
      let falling = 1n;
      for (let k = 0; k <= n; k++) {
        expect(binomials.choose(n, k)).toBe(Number(row[k]! % BigInt(p)));
        expect(binomials.permutations(n, k)).toBe(Number(falling % BigInt(p)));
        falling *= BigInt(n - k);
      }
      expect([binomials.choose(n, n + 1), binomials.choose(n, -1)]).toEqual([0, 0]);
      expect([binomials.permutations(n, n + 1), binomials.permutations(n, -1)]).toEqual([0, 0]);
      row = [...row.map((value, k) => value + (row[k - 1] ?? 0n)), 1n];
    }
  }
});

it("a composite modulus works below its smallest prime factor only", () => {
  expect(new Binomials(7, 77).choose(6, 3)).toBe(20);
  expect(() => new Binomials(8, 77)).toThrow(/^Mod\.inverse: \d+ has no inverse modulo 77/);
});

it("a table of one entry, also modulo 1", () =>
  expect([new Binomials(1, 7).choose(0, 0), new Binomials(1, 1).choose(0, 0)]).toEqual([1, 0]));

it("refuses sizes and arguments outside", () => {
  for (const size of [0, 8, 1.5, Number.NaN])
    expect(() => new Binomials(size, 7)).toThrow(/^Binomials: size must be an integer in \[1, 7\]/);
});
