import { described } from "../../../scripts/verify/shape";

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

export const twin = described({
  problem: "longest_increasing_subsequence",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => s.list(s.size(1, 500_000), () => s.int(0, 1e9)),
  /** The length alone, in quadratic time. */
  naive: (values) => {
    const lengths: number[] = [];
    for (const value of values) {
      lengths.push(1 + Math.max(0, ...lengths.filter((_, j) => values[j]! < value)));
    }
    return Math.max(...lengths);
  },
  check: (values, output, expected) => {
    const [length, ...places] = numbers(output);
    const wanted = expected === undefined ? length : numbers(expected)[0];
    if (length !== wanted) throw new Error(`expected the length ${wanted}, got ${length}`);
    if (places.length !== length) throw new Error(`expected ${length} places`);
    places.forEach((place, k) => {
      if (values[place] === undefined) throw new Error(`no place ${place}`);
      const before = places[k - 1] ?? -1;
      if (before >= place || values[before]! >= values[place]!) {
        throw new Error(`the numbers at ${before} and ${place} do not ascend`);
      }
    });
  },
  atBounds: {
    "max-saw": () =>
      `500000\n${Array.from({ length: 500_000 }, (_, i) => 1000 * (i % 707) + Math.floor(i / 707)).join(" ")}\n`,
  },
});
