import { expect, it } from "vitest";
import { seriesInverse } from "../series-inverse";
import { seriesInverse2d } from "../series-inverse-2d";

it("is the inverse in one variable where there is one row or one column", () => {
  const f = Int32Array.from({ length: 100 }, (_, i) => 7919 * i + 1);
  expect(seriesInverse2d(f, 1, 100)).toEqual(seriesInverse(f));
  expect(seriesInverse2d(f, 100, 1)).toEqual(seriesInverse(f));
});
