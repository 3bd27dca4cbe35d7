import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { Mod64 } from "../mod64";

const LARGEST = 2n ** 64n - 1n;
const odd = (random: Random, high: bigint) => random.bigint(1n, high / 2n - 1n) * 2n + 1n;

/** x · 2^69 modulo m, in BigInt. */
const scaled = (x: bigint, m: bigint) => ((((x % m) + m) % m) << 69n) % m;

it("products and differences agree with BigInt, also at the edges", () => {
  const random = new Random(1);
  for (let round = 0; round < 300; round++) {
    const m =
      round < 60 ? LARGEST - 2n * BigInt(round) : odd(random, 1n << BigInt(random.int(3, 64)));
    const mod = new Mod64(m, 5);
    const value = () =>
      random.int(0, 3) === 0 ? m - 1n - random.bigint(0n, 1n) : random.bigint(0n, m - 1n);
    let [x, y] = [value(), value()];
    mod.set(0, x);
    mod.set(2, y);
    // A chain: results of results, differences within products, and their squares.
    for (let step = 0; step < 30; step++) {
      mod.sub(3, 0, 2);
      mod.mul(1, 3, 2);
      if (mod.scaled(3) !== scaled(x - y, m) || mod.scaled(1) !== scaled((x - y) * y, m))
        expect([m, step]).toEqual("a right difference and its product");
      mod.mul(1, 3, 3);
      mod.mul(0, 1, 2);
      const next = (((x - y) * (x - y)) % m) * y;
      [x, y] = [y, next % m];
      mod.copy(4, 0);
      mod.copy(0, 2);
      mod.copy(2, 4);
      holdEqual(mod.scaled(2), scaled(y, m), [m, step]);
    }
  }
});

it("mul adds 2^-69 times its last argument", () => {
  for (const random of rounds(150)) {
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
  for (let step = 0; step < 150; step++) {
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
    const answers = [mod.equal(2, 1), mod.equal(1, 2), mod.equal(3, 0), mod.equal(0, 3)];
    expect(answers).toEqual([true, true, true, true]);
    expect(mod.equal(2, 0)).toBe(false);
  }
});

it("numbers are equal only if all their digits are", () => {
  const random = new Random(4);
  for (const m of [LARGEST, 2n ** 63n + 1n, odd(random, LARGEST), odd(random, 1n << 60n)]) {
    const mod = new Mod64(m, 2);
    let down = 1n; // 2^-69 modulo m
    for (let step = 0; step < 69; step++) down = (down * ((m + 1n) / 2n)) % m;
    // Numbers that stand in the registers with these digits; they differ by less than m.
    const digits = [0n];
    for (const place of [0n, 23n, 46n])
      for (const times of [1n, 2n]) digits.push(times << place, m - (times << place));
    for (const [i, first] of digits.entries()) {
      for (const [j, second] of digits.entries()) {
        mod.set(0, first * down);
        mod.set(1, second * down);
        expect(mod.scaled(0)).toBe(first);
        expect(mod.equal(0, 1)).toBe(i === j);
      }
    }
  }
});

it("a product, also one that stays above the modulus, equals its residue", () => {
  const random = new Random(5);
  for (let step = 0; step < 400; step++) {
    const m = LARGEST - 2n * BigInt(step);
    const mod = new Mod64(m, 4);
    const [x, y] = [random.bigint(0n, m - 1n), random.bigint(0n, m - 1n)];
    mod.set(0, x);
    mod.set(1, y);
    mod.mul(2, 0, 1);
    mod.set(3, x * y);
    holdEqual(mod.equal(2, 3) && mod.equal(3, 2), true, [m, x, y]);
  }
});

it("the smallest and largest capacity", () => {
  const single = new Mod64(3n, 1);
  single.set(0, 2n);
  expect(single.scaled(0)).toBe(scaled(2n, 3n));
  const last = new Mod64(3n, 2 ** 20);
  last.set(2 ** 20 - 1, 2n);
  expect(last.scaled(2 ** 20 - 1)).toBe(scaled(2n, 3n));
});
