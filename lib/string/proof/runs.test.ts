import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { runs } from "../runs";

/** Every text of up to six symbols of two letters, random ones of one to four letters, and long ones. */
function* texts(): Generator<number[]> {
  for (let length = 0; length <= 6; length++) {
    for (let bits = 0; bits < 1 << length; bits++) {
      yield Array.from({ length }, (_, i) => 97 + ((bits >> i) & 1));
    }
  }
  const random = new Random(1);
  for (let seed = 0; seed < 60; seed++) {
    const letters = random.int(1, 4);
    yield Array.from({ length: random.int(1, 20) }, () => 96 + random.int(1, letters));
  }
}

it("agrees with all periods and ranges", () => {
  for (const text of texts()) {
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
