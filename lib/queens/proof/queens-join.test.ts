import { describe, expect, it } from "vitest";
import { countFrom } from "../queens-count";
import { queensJoin } from "../queens-join";

describe("queensJoin", () => {
  it("agrees with plain bitmasks at every n from 6 to 12", () => {
    for (let n = 6; n <= 12; n++) {
      expect(queensJoin(n), `n = ${n}`).toBe(countFrom((1 << n) - 1, 0, 0, 0));
    }
  });

  it("gives OEIS A000170 for n = 13 and 14", () => {
    expect([queensJoin(13), queensJoin(14)]).toEqual([73712, 365596]);
  });

  it("refuses other sizes than 6 to 18", () => {
    for (const n of [5, 19, -6, 6.5, Number.NaN]) {
      expect(() => queensJoin(n)).toThrow(`n must be an integer in [6, 18], got ${n}`);
    }
  });
});
