import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { runs } from "../runs";

it("agrees with all periods and ranges", () => {
  for (const text of smallTexts(60, 20)) {
    const expected: number[][] = [];
    const known = new Set<string>();
    for (let period = 1; 2 * period <= text.length; period++) {
      for (let start = 0; start + 2 * period <= text.length; start++) {
        for (let end = start + 2 * period; end <= text.length; end++) {
          const repeats = (from: number, to: number) => {
            for (let i = from; i + period < to; i++) if (text[i] !== text[i + period]) return false;
            return true;
          };
          const isMaximal =
            repeats(start, end) &&
            (start === 0 || !repeats(start - 1, end)) &&
            (end === text.length || !repeats(start, end + 1));
          if (!isMaximal || known.has(`${start},${end}`)) continue;
          known.add(`${start},${end}`);
          expected.push([period, start, end]);
        }
      }
    }
    const { period, start, end } = runs(text);
    expect([...period].map((p, i) => [p, start[i], end[i]])).toEqual(expected);
  }
});

it("a hundred thousand equal symbols", () => {
  const { period, start, end } = runs(new Uint8Array(100_000));
  expect([[...period], [...start], [...end]]).toEqual([[1], [0], [100_000]]);
});
