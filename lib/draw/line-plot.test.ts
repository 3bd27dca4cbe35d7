import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { linePlot } from "./line-plot";

/** The values that a path shows, from its places. */
function read(path: string, most: number): number[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    (match) => ((120 - Number(match[2])) / 120) * most,
  );
}

const line = (values: number[]) => ({ name: "best", look: "accent", values });

describe("linePlot", () => {
  it("draws every value of short lines at its place", () => {
    const random = new Random(8);
    for (let round = 0; round < 100; round++) {
      const values = Array.from({ length: random.int(1, 200) }, () => random.int(0, 28));
      const shown = read(linePlot([line(values)], 28, 0).parts[1]!, 28);
      expect(shown).toHaveLength(values.length);
      for (const [at, value] of values.entries()) expect(shown[at]).toBeCloseTo(value, 0);
    }
  });

  it("thins long lines and keeps the last value", () => {
    const values = Array.from({ length: 10_001 }, (_, at) => (at === 10_000 ? 28 : 0));
    const shown = read(linePlot([line(values)], 28, 0).parts[1]!, 28);
    expect(shown.length).toBeLessThanOrEqual(241);
    expect(shown.at(-1)).toBeCloseTo(28, 5);
  });

  it("puts the cursor where the step is, and keeps it on the plot", () => {
    const values = [0, 1, 2, 3, 4];
    const cursor = (step: number) =>
      /M(-?[\d.]+) /.exec(linePlot([line(values)], 4, step).parts[2]!)?.[1];
    expect([0, 2, 4, 9, -3].map(cursor)).toEqual(["0.0", "180.0", "360.0", "360.0", "0.0"]);
  });

  it("escapes names and refuses bad values", () => {
    const frame = linePlot([{ ...line([1]), name: "<b>" }], 2, 0);
    expect(frame.parts.join("")).toContain("&lt;b&gt;");
    expect(() => linePlot([], 1, 0)).toThrow("linePlot: no values");
    expect(() => linePlot([line([])], 1, 0)).toThrow("linePlot: no values");
    expect(() => linePlot([line([1])], 0, 0)).toThrow("most must be positive");
    expect(() => linePlot([line([3])], 2, 0)).toThrow("values must be in [0, 2], got 3");
    expect(() => linePlot([line([Number.NaN])], 2, 0)).toThrow("got NaN");
  });
});
