import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { naiveMeetings } from "./crossing-pair.twin";

type Segment = readonly number[];

/** Segments within a square, each no longer than `longest` in either direction. */
export const segmentsWithin = (random: Random, count: number, most: number, longest: number) =>
  Array.from({ length: count }, (): Segment => {
    const [x, y] = [random.int(-most, most), random.int(-most, most)];
    const near = (v: number) =>
      random.int(Math.max(-most, v - longest), Math.min(most, v + longest));
    return [x, y, near(x), near(y)];
  });

/** How many groups segments make that meet, and the size of the largest. */
function groups(segments: readonly Segment[]): number[] {
  const label = segments.map((_, i) => i);
  for (const [i, j] of naiveMeetings(segments)) {
    const [from, to] = [label[j]!, label[i]!];
    label.forEach((l, k) => {
      if (l === from) label[k] = to;
    });
  }
  const sizes = new Map<number, number>();
  for (const l of label) sizes.set(l, (sizes.get(l) ?? 0) + 1);
  return [sizes.size, Math.max(...sizes.values())];
}

const fileOf = (segments: readonly Segment[]) =>
  `${segments.length}\n${segments.flat().join(" ")}\n`;

export const twin = described({
  problem: "boj-2162",
  rounds: 40,
  small: 20,
  shape: (s) => {
    const n = s.size(1, 3000);
    const flat = s.numbers(4 * n, -5000, 5000, (random) => {
      const most = random.pick([1, 3, 10, 5000]);
      return segmentsWithin(random, n, most, random.pick([3, most, 10_000])).flat();
    });
    return Array.from({ length: n }, (_, i) => flat.slice(4 * i, 4 * i + 4));
  },
  atBounds: {
    /** Half of all pairs cross. */
    "max-long": (random) => fileOf(segmentsWithin(random, 3000, 5000, 10_000)),
    "max-short": (random) => fileOf(segmentsWithin(random, 3000, 5000, 100)),
    /** All meet in one point, and many overlap. */
    "max-star": (random) =>
      fileOf(
        segmentsWithin(random, 3000, 70, 140).map(([dx, dy, , k]): Segment => {
          const [left, right] = [1 + (k! & 31), 1 + ((k! >> 5) & 31)];
          return [-left * dx!, -left * dy!, right * dx!, right * dy!];
        }),
      ),
  },
  naive: groups,
});
