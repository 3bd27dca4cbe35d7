import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { rootMod } from "../root-mod";
import { naivePower } from "./naive-power";

const power = (base: number, exponent: number, p: number) =>
  Number(naivePower(BigInt(base), BigInt(exponent), BigInt(p)));

it("finds roots of powers modulo large primes whose p - 1 has large squares", () => {
  // 2^23 · 119 + 1; 3^16 · 2 + 1 and 3^4 · 5^8 · 2 · 8 + 1 … of the form s² · k + 1 are found by search.
  const random = new Random(1);
  const primes = [998244353, 754974721, 469762049];
  for (const square of [9 ** 6, 7 ** 8, 101 ** 4, 31607 ** 2, 1009 ** 2 * 25]) {
    for (let k = 1; square * k < 2 ** 30; k++) {
      const p = square * k + 1;
      let d = 2;
      while (d * d <= p && p % d !== 0) d++;
      if (d * d > p) {
        primes.push(p);
        break;
      }
    }
  }
  expect(primes.length).toBeGreaterThan(5);
  for (const p of primes) {
    for (let step = 0; step < 40; step++) {
      // Degrees that share factors with p - 1.
      let k = random.int(1, 20);
      for (let d = 2, rest = p - 1; d <= 40_000 && rest > 1; d++) {
        for (; rest % d === 0; rest /= d) if (random.int(0, 1) === 0 && k * d < 2 ** 31) k *= d;
      }
      const a = power(random.int(0, p - 1), k, p);
      const x = rootMod(a, k, p);
      if (x < 0 || power(x, k, p) !== a) expect([a, k, p, x]).toEqual("a root");
    }
  }
});
