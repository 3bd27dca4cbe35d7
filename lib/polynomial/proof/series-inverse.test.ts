import { expect, it } from "vitest";
import { seriesInverse } from "../series-inverse";

const P = 998244353;

it("gives as many terms as are asked for", () => {
  // 1 / (1 + 2 x) has the coefficients (-2)^i.
  const terms = Array.from({ length: 9 }, (_, i) => ((-2) ** i + P) % P);
  for (let n = 0; n <= 9; n++)
    expect([...seriesInverse(Int32Array.of(1, 2), n)]).toEqual(terms.slice(0, n));
});

it("of no terms is empty", () => {
  expect(seriesInverse(new Int32Array(0)).length).toBe(0);
  expect(seriesInverse(Int32Array.of(0, 1), 0).length).toBe(0);
});
