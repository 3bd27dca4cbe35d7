import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { boundedLog, discreteLog } from "../discrete-log";
import { Mod } from "../mod";

it("finds the least exponent modulo large numbers with many small factors", () => {
  const random = new Random(1);
  for (const m of [2 ** 29, 3 ** 18, 2 ** 20 * 729, 720720 * 1001, 10 ** 9]) {
    for (let step = 0; step < 2; step++) {
      const base = random.int(2, m - 1);
      // The powers one by one: the least exponent is the first that has the value.
      const length = random.int(1, 50_000);
      let power = 1n;
      const first = new Map<bigint, number>();
      for (let k = 0; k < length; k++, power = (power * BigInt(base)) % BigInt(m)) {
        if (!first.has(power)) first.set(power, k);
      }
      const value = [...first.keys()][random.int(0, first.size - 1)]!;
      expect(discreteLog(base, Number(value), m)).toBe(first.get(value));
    }
  }
});

it("a bound makes the search short", () => {
  const mod = new Mod(1_000_000_007);
  for (let k = 0; k < 100; k++) {
    expect(boundedLog(mod, 5, mod.pow(5, k), 100)).toBe(k);
    expect(discreteLog(5, mod.pow(5, k), mod.m)).toBe(k);
  }
});
