import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { Mod64 } from "./mod64";

const LARGEST = 2n ** 64n - 1n;
const odd = (random: Random, high: bigint) => random.bigint(1n, high / 2n - 1n) * 2n + 1n;

/** x · 2^69 modulo m, in BigInt. */
const scaled = (x: bigint, m: bigint) => ((((x % m) + m) % m) << 69n) % m;

it("products and differences agree with BigInt, also at the edges", () => {
  const random = new Random(1);
  for (let round = 0; round < 600; round++) {
    const m =
      round < 60 ? LARGEST - 2n * BigInt(round) : odd(random, 1n << BigInt(random.int(3, 64)));
    const mod = new Mod64(m, 5);
    const value = () =>
      random.int(0, 3) === 0 ? m - 1n - random.bigint(0n, 1n) : random.bigint(0n, m - 1n);
    let [x, y] = [value(), value()];
    mod.set(0, x);
    mod.set(1, y);
    // A chain: results of results, differences within products, and their squares.
    for (let step = 0; step < 30; step++) {
      mod.sub(2, 0, 1);
      mod.mul(3, 2, 2);
      mod.mul(0, 3, 1);
      const next = (((x - y) * (x - y)) % m) * y;
      [x, y] = [y, next % m];
      mod.copy(4, 0);
      mod.copy(0, 1);
      mod.copy(1, 4);
      if (mod.scaled(1) !== scaled(y, m)) expect([m, step]).toEqual("a right product");
    }
  }
});

it("mul adds 2^-69 times its last argument", () => {
  const random = new Random(2);
  for (let step = 0; step < 300; step++) {
    const m = odd(random, LARGEST);
    const mod = new Mod64(m, 2);
    const x = random.bigint(0n, m - 1n);
    mod.set(0, x);
    mod.mul(1, 0, 0, 77);
    expect(mod.scaled(1)).toBe((scaled(x * x, m) + 77n) % m);
  }
});

it("powers, and equality of different forms", () => {
  const random = new Random(3);
  for (let step = 0; step < 300; step++) {
    const m = step < 8 ? BigInt(2 * step + 3) : odd(random, LARGEST);
    const mod = new Mod64(m, 4);
    const [base, exponent] = [random.bigint(0n, m - 1n), random.int(0, 40)];
    mod.set(0, base);
    mod.pow(1, 0, BigInt(exponent));
    expect(mod.scaled(1)).toBe(scaled(base ** BigInt(exponent), m));
    mod.set(2, base ** BigInt(exponent));
    expect(mod.equal(1, 2)).toBe(true);
    mod.set(3, base ** BigInt(exponent) + 1n);
    expect(mod.equal(1, 3)).toBe(false);
    // (-1)^2 = 1 and (-1)^3 = -1, as results of mul beside those of set.
    mod.set(0, -1n);
    mod.set(1, 1n);
    mod.mul(2, 0, 0);
    mod.mul(3, 2, 0);
    expect([mod.equal(2, 1), mod.equal(1, 2), mod.equal(3, 0), mod.equal(0, 3)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(mod.equal(2, 0)).toBe(false);
  }
});

it("refuses other moduli", () => {
  for (const bad of [-3n, 0n, 1n, 2n, 10n, 2n ** 64n + 1n]) {
    expect(() => new Mod64(bad, 1)).toThrow(/^Mod64: the modulus must be odd, in \[3, 2\^64\)/);
  }
  for (const bad of [0, -1, 1.5, Number.NaN, 2 ** 20 + 1]) {
    expect(() => new Mod64(3n, bad)).toThrow(/^Mod64: registers must be/);
  }
  const last = new Mod64(3n, 2 ** 20);
  last.set(2 ** 20 - 1, 2n);
  expect(last.scaled(2 ** 20 - 1)).toBe(scaled(2n, 3n));
});
