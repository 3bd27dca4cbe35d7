import { expect, it } from "vitest";
import { seriesInverse } from "../series-inverse";
import { seriesInverse2d } from "../series-inverse-2d";

const P = 998244353;

it("is the inverse in one variable where there is one row or one column", () => {
  const f = Int32Array.from({ length: 100 }, (_, i) => 7919 * i + 1);
  expect(seriesInverse2d(f, 1, 100)).toEqual(seriesInverse(f));
  expect(seriesInverse2d(f, 100, 1)).toEqual(seriesInverse(f));
});

it("refuses other terms and numbers of them", () => {
  const f = Int32Array.of(1, 2);
  for (const [rows, columns] of [
    [0, 2],
    [2, 0],
    [-1, -2],
    [0.5, 4],
    [2 ** 11, 2 ** 10],
  ] as const) {
    expect(() => seriesInverse2d(f, rows, columns)).toThrow(
      `seriesInverse2d: expected up to 2^20 terms, got ${rows} rows of ${columns}`,
    );
  }
  expect(() => seriesInverse2d(f, 1, 3)).toThrow("seriesInverse2d: 1 rows of 3, but 2 terms");
  expect(() => seriesInverse2d(Int32Array.of(1, P), 1, 2)).toThrow(/expected residues/);
  expect(() => seriesInverse2d(Int32Array.of(0, 1), 2, 1)).toThrow(
    "the constant term must not be 0",
  );
});
