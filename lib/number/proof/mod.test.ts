import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { Mod } from "../mod";
import { naivePower } from "./naive-power";

const naive = (a: number, b: number, m: number) => Number((BigInt(a) * BigInt(b)) % BigInt(m));
const LARGEST = 2 ** 30 - 1;

it("agrees with BigInt for large moduli, also beside multiples of the modulus", () => {
  const random = new Random(1);
  for (let round = 0; round < 120; round++) {
    const m = round < 20 ? LARGEST - round : random.int(1, LARGEST);
    const mod = new Mod(m);
    for (let step = 0; step < 60; step++) {
      const a = step % 3 === 0 ? Math.max(0, m - 1 - step) : random.int(0, m - 1);
      let b = step % 2 === 0 ? m - 1 : random.int(0, m - 1);
      // b close to a multiple of m / a: the product is close to a multiple of m.
      if (step % 5 === 0 && a > 0) b = Math.floor((random.int(1, a) * m) / a) % m;
      holdEqual(mod.mul(a, b), naive(a, b, m), [a, b, m]);
      expect(mod.by(b).times(a)).toBe(naive(a, b, m));
      const array = Int32Array.of(a, 0, m - 1);
      mod.scale(array, b);
      expect([...array]).toEqual([naive(a, b, m), 0, naive(m - 1, b, m)]);
      const factors = Int32Array.of(a, b, m - 1);
      mod.multiply(factors, Int32Array.of(b, b, m - 1));
      expect([...factors]).toEqual([naive(a, b, m), naive(b, b, m), naive(m - 1, m - 1, m)]);
    }
  }
});

it("agrees with BigInt where a product leaves almost the modulus, and its quotient is one too many", () => {
  for (const random of rounds(500)) {
    const m = random.int(2 ** 29, LARGEST);
    const a = random.int(2 ** 28, m - 1);
    if (gcdOf(a, m) !== 1) continue;
    const mod = new Mod(m);
    const less = random.int(1, 3); // a · b = -less
    const b = naive(m - less, mod.inverse(a), m);
    const array = Int32Array.of(a);
    mod.scale(array, b);
    const factors = Int32Array.of(a);
    mod.multiply(factors, Int32Array.of(b));
    const products = [mod.mul(a, b), mod.by(b).times(a), array[0], factors[0]];
    expect(products).toEqual(new Array(4).fill(m - less));
  }
});

it("powers and inverses", () => {
  const mod = new Mod(998244353);
  expect([mod.pow(3, 998244352), mod.pow(0, 0)]).toEqual([1, 1]);
  for (const random of rounds(500)) {
    const m = random.int(1, LARGEST);
    const a = random.int(0, m - 1);
    const any = new Mod(m);
    if (gcdOf(a, m) === 1) expect(naive(a, any.inverse(a), m)).toBe(1 % m);
    else expect(() => any.inverse(a)).toThrow(/^Mod\.inverse: \d+ has no inverse modulo/);
    const e = random.int(0, 2 ** 53 - 1);
    const expected = Number(naivePower(BigInt(a), BigInt(e), BigInt(m)));
    expect(any.pow(a, e)).toBe(expected);
    expect(any.pow(a, BigInt(e))).toBe(expected);
  }
  const large = 10n ** 30n; // modulo p - 1, by Fermat's theorem
  expect(mod.pow(5, large)).toBe(mod.pow(5, Number(large % 998244352n)));
  expect([mod.pow(0, 0n), new Mod(1).pow(0, 0n)]).toEqual([1, 0]);
});

it("reduce", () => {
  const mod = new Mod(7);
  for (let value = -30; value <= 30; value++) expect(mod.reduce(value)).toBe(((value % 7) + 7) % 7);
  expect(new Mod(1).inverse(0)).toBe(0);
});

function gcdOf(a: number, b: number): number {
  return b === 0 ? a : gcdOf(b, a % b);
}
