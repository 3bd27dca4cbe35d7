import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convolution } from "../convolution";
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

it("gives the same for few terms as in a product with many", () => {
  const random = new Random(1);
  const n = 700;
  const dense = Int32Array.from({ length: n }, (_, i) => (i === 0 ? 1 : random.int(0, P - 1)));
  for (let terms = 0; terms <= 18; terms++) {
    const sparse = Int32Array.of(1, ...new Int32Array(n - 1));
    for (let i = 0; i < terms; i++) sparse[random.int(1, n - 1)] = random.int(1, P - 1);
    // log(f g) is log f + log g.
    const logs = seriesLog(sparse);
    const sum = seriesLog(dense).map((term, i) => (term + logs[i]!) % P);
    expect(seriesLog(convolution(dense, sparse), n)).toEqual(sum);
  }
});
