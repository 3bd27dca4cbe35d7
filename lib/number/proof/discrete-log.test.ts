import { expect, it } from "vitest";
import { boundedLog, discreteLog } from "../discrete-log";
import { Mod } from "../mod";

it("a bound makes the search short", () => {
  const mod = new Mod(1_000_000_007);
  for (let k = 0; k < 100; k++) {
    expect(boundedLog(mod, 5, mod.pow(5, k), 100)).toBe(k);
    expect(discreteLog(5, mod.pow(5, k), mod.m)).toBe(k);
  }
});
