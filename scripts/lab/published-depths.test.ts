import { describe, expect, it } from "vitest";
import { slidingDepths } from "../../lib/sliding/sliding-depths";
import { firstDifference, publishedDepths } from "./published-depths";

describe("publishedDepths", () => {
  for (const [rows, columns] of [
    [2, 3],
    [3, 2],
    [2, 4],
    [4, 2],
    [2, 5],
    [5, 2],
    [3, 3],
  ] as const) {
    it(`are those that slidingDepths counts on ${rows}×${columns}`, () => {
      const published = publishedDepths(rows, columns)!;
      expect(slidingDepths(rows, columns)).toEqual(published.counts);
      expect(published.counts.length).toBe(published.deepest + 1);
    });
  }

  it("of 3×4 sum up to 12!/2", () => {
    expect(publishedDepths(4, 3)!.counts.reduce((sum, states) => sum + states)).toBe(239_500_800);
  });
});

describe("firstDifference", () => {
  const published = { id: "A1", counts: [1, 2, 3], deepest: 4 };

  it("finds the depth of a different, a missing and an extra count", () => {
    expect(firstDifference(published, [1, 2, 3, 9, 9])).toBe(-1);
    expect(firstDifference(published, [1, 2, 4, 9, 9])).toBe(2);
    expect(firstDifference(published, [1, 2])).toBe(2);
    expect(firstDifference(published, [1, 2, 3, 9])).toBe(4);
    expect(firstDifference(published, [1, 2, 3, 9, 9, 9])).toBe(5);
  });
});
