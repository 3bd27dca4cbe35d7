import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convolution } from "../convolution";
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

it("gives the same for few terms as in a sum with many", () => {
  const random = new Random(1);
  const n = 700;
  const dense = Int32Array.from({ length: n }, (_, i) => (i === 0 ? 0 : random.int(0, P - 1)));
  for (let terms = 0; terms <= 18; terms++) {
    const sparse = new Int32Array(n);
    for (let i = 0; i < terms; i++) sparse[random.int(1, n - 1)] = random.int(1, P - 1);
    const sum = dense.map((term, i) => (term + sparse[i]!) % P);
    // exp(f + g) is exp f · exp g.
    const product = convolution(seriesExp(dense), seriesExp(sparse)).slice(0, n);
    expect(product).toEqual(seriesExp(sum));
  }
});
