import { expect, it } from "vitest";
import { runStarts, runs } from "../runs";

it("a hundred thousand equal symbols", () => {
  const { period, start, end } = runs(new Uint8Array(100_000));
  expect([[...period], [...start], [...end]]).toEqual([[1], [0], [100_000]]);
  expect(runs([]).period).toHaveLength(0);
});

it("runStarts: lengths and items give every text below four letters again", () => {
  for (let code = 0; code < 3 ** 7; code++) {
    const text = code.toString(3);
    const starts = runStarts(text);
    const parts = Array.from(starts.subarray(1), (end, i) => text.slice(starts[i], end));
    expect(parts.join("")).toBe(text);
    expect(parts).toEqual(text.match(/0+|1+|2+/g));
  }
  expect([...runStarts([])]).toEqual([0]);
});
