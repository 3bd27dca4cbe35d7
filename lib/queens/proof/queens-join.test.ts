import { expect, it } from "vitest";
import { countFrom } from "../queens-count";
import { queensJoin } from "../queens-join";

it("agrees with plain bitmasks at every n from 6 to 12", () => {
  for (let n = 6; n <= 12; n++)
    expect(queensJoin(n), `n = ${n}`).toBe(countFrom((1 << n) - 1, 0, 0, 0));
});

it("gives OEIS A000170 for n = 13 and 14", () =>
  expect([queensJoin(13), queensJoin(14)]).toEqual([73712, 365596]));
