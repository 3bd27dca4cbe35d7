import { expect, it } from "vitest";
import { seriesReversion } from "../series-reversion";

const P = 998244353;

it("gives as many terms as are asked for", () => {
  // x / (1 - x) of two terms is x + x², undone by x - x² + 2 x³ - 5 x⁴ …
  const terms = [0, 1, P - 1, 2, P - 5, 14];
  for (let n = 0; n <= 6; n++)
    expect([...seriesReversion(Int32Array.of(0, 1, 1), n)]).toEqual(terms.slice(0, n));
});
