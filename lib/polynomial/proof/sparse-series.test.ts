import { expect, it } from "vitest";
import { SparseSeries } from "../sparse-series";

const series = (...terms: [number, number][]) =>
  new SparseSeries(
    Int32Array.from(terms, ([exponent]) => exponent),
    Int32Array.from(terms, ([, coefficient]) => coefficient),
  );

it("gives as many terms as are asked for, and takes terms 0 and beyond", () => {
  const f = series([0, 1], [1, 0], [2, 3], [2 ** 31 - 1, 5]);
  const g = series([1, 0], [2, 3]);
  for (let n = 0; n <= 4; n++) {
    expect([...f.inverse(n)]).toEqual([1, 0, 998244350, 0].slice(0, n));
    expect([...f.pow(2, n)]).toEqual([1, 0, 6, 0].slice(0, n));
    expect([...f.log(n)]).toEqual([0, 0, 3, 0].slice(0, n));
    expect([...g.exp(n)]).toEqual([1, 0, 3, 0].slice(0, n));
    expect([...g.pow(0, n)]).toEqual([1, 0, 0, 0].slice(0, n));
    expect([...series([2, 9]).sqrt(n)!]).toEqual([0, 3, 0, 0].slice(0, n));
  }
  expect(series([1, 1]).sqrt(3)).toBeUndefined();
  expect(series([2, 3]).sqrt(3)).toBeUndefined(); // 3 is a primitive root
});

it("refuses what has no answer", () =>
  expect(() => series([0, 1]).exp(3)).toThrow("SparseSeries.exp: f(0) must be 0"));
