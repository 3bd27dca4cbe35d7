import { expect, it } from "vitest";
import { seriesExp } from "../series-exp";

const P = 998244353;

it("gives as many terms as are asked for", () => {
  // exp(2 x) has the coefficients 2^i / i!.
  for (let n = 0; n <= 9; n++) {
    const exp = seriesExp(Int32Array.of(0, 2), n);
    expect(exp.length).toBe(n);
    let factorial = 1n;
    exp.forEach((term, i) => {
      if (i > 0) factorial *= BigInt(i);
      expect((BigInt(term) * factorial) % BigInt(P)).toBe(2n ** BigInt(i));
    });
  }
  expect([...seriesExp(new Int32Array(0), 3)]).toEqual([1, 0, 0]);
  expect([...seriesExp(Int32Array.of(1), 0)]).toEqual([]);
});
