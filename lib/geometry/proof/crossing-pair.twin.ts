import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naiveMeet } from "./segments-meet.twin";

type Segment = readonly number[];

const meet = (a: Segment, b: Segment) => naiveMeet([...a, ...b].map(BigInt));

/** Pairs of indices of segments that meet. */
export const naiveMeetings = (segments: readonly Segment[]): [number, number][] =>
  segments.flatMap((b, j) =>
    segments.slice(0, j).flatMap((a, i): [number, number][] => (meet(a, b) ? [[i, j]] : [])),
  );

const fileOf = (segments: readonly Segment[]) =>
  `${segments.length}\n${segments.map((segment) => `${segment.join(" ")}\n`).join("")}`;

/** Segments that do not meet, and one more that meets some of them; all ends are different. */
function hurdles(random: Random, count: number, most: number): string {
  for (;;) {
    const segments: Segment[] = [];
    const ends = new Set<string>();
    const offer = (wanted: boolean) => {
      const segment = [0, 0, 0, 0].map(() => random.int(0, most));
      const own = [segment.slice(0, 2).join(), segment.slice(2).join()];
      if (own[0] === own[1] || own.some((end) => ends.has(end))) return;
      if (segments.some((other) => meet(other, segment)) !== wanted) return;
      segments.push(segment);
      for (const end of own) ends.add(end);
    };
    for (let tries = 0; tries < 50 * count && segments.length < count; tries++) offer(false);
    const without = segments.length;
    for (let tries = 0; tries < 50 && segments.length === without; tries++) offer(true);
    if (segments.length > without) return fileOf(random.shuffle(segments));
  }
}

/** The number of pairs i, j, i, j, ...; throws where they are not those that meet. */
export function countMeetings(
  segments: readonly (readonly number[])[],
  pairs: ArrayLike<number>,
): number {
  const sorted = (flat: ArrayLike<number>) =>
    Array.from({ length: flat.length / 2 }, (_, k) => `${flat[2 * k]} ${flat[2 * k + 1]}`)
      .sort()
      .join();
  const [expected, found] = [sorted(naiveMeetings(segments).flat()), sorted(pairs)];
  if (expected !== found) {
    throw new Error(`${JSON.stringify(segments)}: expected ${expected}, found ${found}`);
  }
  return pairs.length / 2;
}

export const twin: Twin = {
  problem: "usaco-943",
  generators: {
    small: (random) => hurdles(random, random.int(2, 8), random.pick([3, 5, 20])),
    far: (random) => hurdles(random, 10, 1e9),
    /** Short segments in cells of their own, and one across a whole row of them. */
    "max-cells": (random) => {
      const cells = Array.from({ length: 99_999 }, (_, i): Segment => {
        const [x, y] = [3_000_000 * (i % 316), 3_000_000 * Math.floor(i / 316)];
        const end = () => [x + random.int(1, 2_000_000), y + random.int(1, 2_000_000)];
        const [a, b] = [end(), end()];
        return a.join() === b.join() ? [x + 1, y + 1, x + 2, y + 9] : [...a, ...b];
      });
      cells[17] = [17 * 3_000_000 + 5, 1_000_003, 17 * 3_000_000 + 5, 999_997];
      cells[99] = [99 * 3_000_000 + 5, 1_000_003, 99 * 3_000_000 + 5, 999_997];
      cells.splice(50_000, 0, [0, 1_000_000, 999_999_999, 1_000_000]);
      return { input: fileOf(cells), output: "50001\n" };
    },
    /** Parallel steep segments a unit apart, the last of which touches its neighbour. */
    "max-fence": () => {
      const fence = Array.from(
        { length: 100_000 },
        (_, i): Segment => [2 * i, 0, 700_000_000 + 2 * i, 1e9],
      );
      fence[99_999] = [199_998, 0, 700_199_995, 999_999_999];
      return { input: fileOf(fence), output: "99999\n" };
    },
  },
  naive: (input) => {
    const [, ...lines] = input.trimEnd().split("\n");
    const pairs = naiveMeetings(lines.map((line) => line.split(" ").map(Number)));
    const answer = lines.findIndex((_, i) => pairs.every((pair) => pair.includes(i)));
    return `${answer + 1}\n`;
  },
};
