import { expect, it } from "vitest";
import { runs } from "../runs";

it("a hundred thousand equal symbols", () => {
  const { period, start, end } = runs(new Uint8Array(100_000));
  expect([[...period], [...start], [...end]]).toEqual([[1], [0], [100_000]]);
  expect(runs([]).period).toHaveLength(0);
});
