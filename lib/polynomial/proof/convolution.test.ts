import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { convolution } from "../convolution";
import { naiveSums } from "./naive-sums";

const P = 998244353;

const naive = (a: Int32Array, b: Int32Array) =>
  naiveSums(a, b).map((sum) => Number(sum % BigInt(P)));

it("lengths about powers of two", () => {
  for (const n of [32, 33, 64, 65]) {
    const a = new Int32Array(n).fill(P - 1);
    for (const m of [32, 33, 64])
      expect([...convolution(a, a.subarray(0, m))]).toEqual(naive(a, a.subarray(0, m)));
  }
});

it("terms whose products lie beside multiples of the modulus", () => {
  const random = new Random(2);
  const a = Int32Array.from({ length: 300 }, () => random.int(1, P - 1));
  const mod = new Mod(P);
  for (const x of a) {
    const inverse = mod.inverse(x);
    for (const rest of [1, 2, P - 2, P - 1]) {
      expect([...convolution(Int32Array.of(x), Int32Array.of(mod.mul(inverse, rest)))]).toEqual([
        rest,
      ]);
      // Two products that add up to a multiple of the modulus.
      const [one, other] = [Int32Array.of(1, x), Int32Array.of(mod.mul(inverse, rest), P - rest)];
      expect([...convolution(one, other)]).toEqual(naive(one, other));
    }
  }
});

it("long factors take no quadratic time, up to 2^23 terms", () => {
  const n = 2 ** 16;
  const ones = new Int32Array(n).fill(1);
  const product = convolution(ones, ones);
  expect(product.length).toBe(2 * n - 1);
  expect(product.every((term, i) => term === Math.min(i + 1, 2 * n - 1 - i))).toBe(true);
});

it("empty factors, and what is refused", () => {
  const [none, some] = [new Int32Array(0), Int32Array.of(1, 2, 3)];
  for (const [a, b] of [
    [none, some],
    [some, none],
    [none, none],
  ] as const) {
    expect(convolution(a, b).length).toBe(0);
  }
  expect(() => convolution(new Int32Array(2 ** 23), new Int32Array(2))).toThrow(/2\^23 terms/);
});
