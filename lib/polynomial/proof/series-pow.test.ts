import { expect, it } from "vitest";
import { seriesPow } from "../series-pow";

const P = 998244353;

it("gives as many terms as are asked for", () => {
  const cube = [0, 0, 0, 8, 36, 54, 27, 0, 0]; // (2 x + 3 x²)³
  for (let n = 0; n <= 9; n++) {
    expect([...seriesPow(Int32Array.of(0, 2, 3), 3, n)]).toEqual(cube.slice(0, n));
    expect([...seriesPow(Int32Array.of(0, 2, 3), 3n, n)]).toEqual(cube.slice(0, n));
  }
  expect([...seriesPow(new Int32Array(0), 0, 2)]).toEqual([1, 0]);
  expect([...seriesPow(new Int32Array(0), 5, 2)]).toEqual([0, 0]);
  expect([...seriesPow(Int32Array.of(0, 1), 10n ** 100n, 3)]).toEqual([0, 0, 0]);
  const huge = 10n ** 400n;
  expect([...seriesPow(Int32Array.of(1, 1), huge, 2)]).toEqual([1, Number(huge % BigInt(P))]);
});

it("leaves the series as it was", () => {
  const f = Int32Array.of(0, 2, 3);
  seriesPow(f, 3, 6);
  expect([...f]).toEqual([0, 2, 3]);
});
