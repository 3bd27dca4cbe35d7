import { expect, it } from "vitest";
import { FixedBaseLog } from "../fixed-base-log";

it("agrees with all powers of every primitive root of small primes", () => {
  for (const p of [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]) {
    let roots = 0;
    for (let base = 1; base < p; base++) {
      const powers = [1];
      while ((powers[powers.length - 1]! * base) % p !== 1)
        powers.push((powers[powers.length - 1]! * base) % p);
      if (powers.length < p - 1) {
        const call = () => new FixedBaseLog(p, base);
        expect(call).toThrow(`FixedBaseLog: ${base} is no primitive root modulo ${p}`);
        continue;
      }
      roots++;
      const logs = new FixedBaseLog(p, base);
      expect(powers.map((power) => logs.log(power))).toEqual(powers.map((_, e) => e));
    }
    expect(roots).toBeGreaterThan(0);
  }
});

it("refuses what lies outside", () => {
  for (const bad of [0, 7, 1.5, Number.NaN])
    expect(() => new FixedBaseLog(7, bad)).toThrow(/is no primitive root modulo 7/);
});
