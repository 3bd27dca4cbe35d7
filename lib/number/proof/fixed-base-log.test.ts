import { expect, it } from "vitest";
import { FixedBaseLog } from "../fixed-base-log";

it("refuses what lies outside", () => {
  for (const bad of [0, 7, 1.5, Number.NaN]) {
    expect(() => new FixedBaseLog(7, bad)).toThrow(/is no primitive root modulo 7/);
    expect(() => new FixedBaseLog(7, 3).log(bad)).toThrow(/^FixedBaseLog.log: expected an integer/);
  }
});
