import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { Mod50 } from "../mod50";
import { naivePower } from "./naive-power";

const naive = (a: number, b: number, m: number) => Number((BigInt(a) * BigInt(b)) % BigInt(m));
const LARGEST = 2 ** 50 - 1;

it("agrees with BigInt for all residues of small moduli", () => {
  for (let m = 1; m <= 30; m++) {
    const mod = new Mod50(m);
    for (let a = 0; a < m; a++) {
      for (let b = 0; b < m; b++) {
        expect(mod.mul(a, b)).toBe((a * b) % m);
        expect(mod.add(a, b)).toBe((a + b) % m);
        expect(mod.sub(a, b)).toBe((a - b + m) % m);
      }
    }
  }
});

it("agrees with BigInt for large moduli, also beside multiples of the modulus", () => {
  const random = new Random(1);
  for (let round = 0; round < 250; round++) {
    const m = round < 20 ? LARGEST - round : random.int(1, round % 2 === 0 ? LARGEST : 2 ** 35);
    const mod = new Mod50(m);
    for (let step = 0; step < 60; step++) {
      const a = step % 3 === 0 ? Math.max(0, m - 1 - step) : random.int(0, m - 1);
      let b = step % 2 === 0 ? m - 1 : random.int(0, m - 1);
      // b close to a multiple of m / a: the product is close to a multiple of m.
      if (step % 5 === 0 && a > 0)
        b = Math.floor((m / a) * random.int(1, Math.min(a, 2 ** 31))) % m;
      holdEqual(mod.mul(a, b), naive(a, b, m), [a, b, m]);
    }
  }
});

it("a product that is a multiple of the modulus leaves 0, however its quotient is rounded", () => {
  for (const random of rounds(1000)) {
    const [x, y] = [random.int(2 ** 23, 2 ** 25 - 1), random.int(2 ** 23, 2 ** 25 - 1)];
    const [a, b] = [x * random.int(1, y - 1), y * random.int(1, x - 1)];
    expect(new Mod50(x * y).mul(a, b)).toBe(0);
  }
});

it("powers and inverses", () => {
  for (const random of rounds(150)) {
    const m = random.int(1, LARGEST);
    const mod = new Mod50(m);
    const a = random.int(0, m - 1);
    let [x, y] = [a, m];
    while (y > 0) [x, y] = [y, x % y];
    if (x === 1) expect(naive(a, mod.inverse(a), m)).toBe(1 % m);
    else expect(() => mod.inverse(a)).toThrow(/^Mod50\.inverse: \d+ has no inverse modulo/);
    const exponent = random.int(0, 2 ** 53 - 1);
    const power = naivePower(BigInt(a), BigInt(exponent), BigInt(m));
    expect(mod.pow(a, exponent)).toBe(Number(power));
  }
});

it("the powers 0 and 1", () => {
  const mod = new Mod50(7);
  for (let base = 0; base < 7; base++)
    expect([mod.pow(base, 0), mod.pow(base, 1)]).toEqual([1, base]);
  expect(new Mod50(1).pow(0, 0)).toBe(0);
});
