import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { chineseRemainder } from "../chinese-remainder";

it("agrees with trial of all numbers, for all pairs of small moduli and some triples", () => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;
  const check = (remainders: number[], moduli: number[]) => {
    const modulus = moduli.reduce(lcm, 1);
    let least = 0;
    const fits = (x: number) => moduli.every((m, i) => (x - remainders[i]!) % m === 0);
    while (least < modulus && !fits(least)) least++;
    const expected =
      least < modulus ? { remainder: BigInt(least), modulus: BigInt(modulus) } : undefined;
    expect(chineseRemainder(remainders, moduli)).toEqual(expected);
    expect(chineseRemainder(remainders.map(BigInt), moduli.map(BigInt))).toEqual(expected);
  };
  for (let m = 1; m <= 9; m++) {
    for (let n = 1; n <= 9; n++) {
      for (let a = -2; a < m; a++) for (let b = 0; b < n + 2; b++) check([a, b], [m, n]);
    }
  }
  const random = new Random(1);
  for (let step = 0; step < 500; step++) {
    const moduli = [0, 1, 2].map(() => random.int(1, 20));
    check(
      moduli.map((m) => random.int(-5, m)),
      moduli,
    );
  }
});

it("large moduli, and Sunzi's riddle", () => {
  expect(chineseRemainder([2, 3, 2], [3, 5, 7])).toEqual({ remainder: 23n, modulus: 105n });
  const random = new Random(2);
  for (let step = 0; step < 200; step++) {
    const x = random.bigint(0n, 10n ** 60n);
    const moduli = Array.from({ length: 6 }, () => random.bigint(1n, 10n ** 18n));
    const { remainder, modulus } = chineseRemainder(
      moduli.map((m) => x % m),
      moduli,
    )!;
    expect(moduli.every((m) => modulus % m === 0n)).toBe(true);
    expect(remainder).toBe(x % modulus);
  }
  expect(chineseRemainder([], [])).toEqual({ remainder: 0n, modulus: 1n });
});

it("refuses other numbers", () => {
  for (const bad of [0, -3, 0n]) {
    expect(() => chineseRemainder([1], [bad])).toThrow(/^chineseRemainder: expected a modulus/);
  }
});
