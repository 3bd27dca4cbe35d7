import { expect, it } from "vitest";
import { seriesLog } from "../series-log";

const P = 998244353;

it("gives as many terms as are asked for", () => {
  // log(1 - x²) has the coefficients -2 / i at even i.
  for (let n = 0; n <= 9; n++) {
    const log = seriesLog(Int32Array.of(1, 0, P - 1), n);
    expect(log.length).toBe(n);
    log.forEach((term, i) => {
      expect(Number((BigInt(term) * BigInt(i)) % BigInt(P))).toBe(i > 0 && i % 2 === 0 ? P - 2 : 0);
    });
  }
  expect([...seriesLog(Int32Array.of(1), 3)]).toEqual([0, 0, 0]);
});
