import { expect, it } from "vitest";
import { isPrime } from "../../number/is-prime";
import { Random } from "../../sequence/random";
import { convolutionMod } from "../convolution-mod";
import { naiveSums } from "./naive-sums";

it("agrees with products term by term for any modulus", () => {
  const random = new Random(1);
  for (let step = 0; step < 120; step++) {
    const m = step % 4 === 0 ? 2 ** 30 - 1 - step : random.int(1, step % 4 === 1 ? 9 : 2 ** 30 - 1);
    const longest = step < 90 ? 12 : 150;
    const low = step % 3 === 0 ? Math.max(0, m - 3) : 0;
    const factor = () =>
      Int32Array.from({ length: random.int(1, longest) }, () => random.int(low, m - 1));
    const a = factor();
    const b = step % 5 === 0 ? a : factor();
    const sums = naiveSums(a, b);
    expect([...convolutionMod(a, b, m)]).toEqual(sums.map((sum) => Number(sum % BigInt(m))));
  }
});

it("its primes are primes", () => {
  for (const p of [998244353, 897581057, 880803841]) expect(isPrime(p)).toBe(true);
});

it("long factors take no quadratic time, up to 2^23 terms", () => {
  const n = 2 ** 16;
  const ones = new Int32Array(n).fill(1);
  const product = convolutionMod(ones, ones, 2 ** 30 - 1);
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
    expect(convolutionMod(a, b, 7).length).toBe(0);
  }
  const long = new Int32Array(2 ** 23);
  const call = () => convolutionMod(long, new Int32Array(2), 7);
  expect(call).toThrow(/^convolutionMod: .*2\^23 terms/);
});
