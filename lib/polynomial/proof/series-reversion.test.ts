import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { seriesComposition } from "../series-composition";
import { seriesReversion } from "../series-reversion";

const P = 998244353;

it("gives x in composition, on both sides, for all lengths", () => {
  const random = new Random(1);
  for (let n = 2; n <= 70; n++) {
    const g = Int32Array.from({ length: n }, () => random.int(0, P - 1));
    g[0] = 0;
    g[1] = random.int(1, P - 1);
    const h = seriesReversion(g);
    const x = new Int32Array(n);
    x[1] = 1;
    expect(seriesComposition(g, h)).toEqual(x);
    expect(seriesComposition(h, g)).toEqual(x);
  }
});

it("gives as many terms as are asked for", () => {
  // x / (1 - x) of two terms is x + x², undone by x - x² + 2 x³ - 5 x⁴ …
  const terms = [0, 1, P - 1, 2, P - 5, 14];
  for (let n = 0; n <= 6; n++) {
    expect([...seriesReversion(Int32Array.of(0, 1, 1), n)]).toEqual(terms.slice(0, n));
  }
});
