import { expect, it } from "vitest";
import { exponentialLimit, exponentialSum } from "../exponential-sum";
import { Mod } from "../mod";

it("every r, n and number of values modulo small primes", () => {
  for (const p of [2, 3, 5, 7]) {
    const mod = new Mod(p);
    for (let d = 1; d < p; d++) {
      // f(i) = 1 + i^(d - 1).
      const f = (i: number) => (1 + (i % p) ** (d - 1)) % p;
      const values = Array.from({ length: d }, (_, i) => f(i));
      for (let r = 0; r < p; r++) {
        let [sum, power] = [0, 1];
        for (let n = 0; n <= 60; n++) {
          expect(exponentialSum(values, r, n, mod)).toBe(sum);
          sum = (sum + power * f(n)) % p;
          power = (power * r) % p;
        }
      }
    }
  }
});

it("a geometric series, and a number of terms beyond 2^53", () => {
  const mod = new Mod(1_000_000_007);
  expect(exponentialLimit([1], 2, mod)).toBe(1_000_000_006); // 1 / (1 - 2)
  expect(exponentialSum([1], 2, 10n ** 30n * 1_000_000_006n + 5n, mod)).toBe(31);
});

it("a sum of zeros", () => {
  const [mod, six] = [new Mod(7), new Int32Array(6)];
  expect(exponentialSum(six, 1, 3, mod)).toBe(0);
});
