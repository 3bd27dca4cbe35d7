import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { naiveMeet } from "./segments-meet.twin";

type Segment = readonly number[];

const meet = (a: Segment, b: Segment) => naiveMeet([...a, ...b].map(BigInt));

/** Pairs of indices of segments that meet. */
export const naiveMeetings = (segments: readonly Segment[]): [number, number][] =>
  segments.flatMap((b, j) =>
    segments.slice(0, j).flatMap((a, i): [number, number][] => (meet(a, b) ? [[i, j]] : [])),
  );

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

/** Segments that do not meet, and one more that meets some of them, in any order; all ends are different. */
function hurdles(random: Random, count: number, most: number): Segment[] {
  const segments: Segment[] = [];
  const ends = new Set<string>();
  for (let tries = 0; segments.length < count; tries++) {
    if (tries === 60 * count) return hurdles(random, count, 2 * most + 1);
    const segment = [0, 0, 0, 0].map(() => random.int(0, most));
    const own = [segment.slice(0, 2).join(), segment.slice(2).join()];
    if (own[0] === own[1] || own.some((end) => ends.has(end))) continue;
    const isLast = segments.length === count - 1;
    if (segments.some((other) => meet(other, segment)) !== isLast) continue;
    segments.push(segment);
    for (const end of own) ends.add(end);
  }
  return random.shuffle(segments);
}

/** Short segments in cells of their own, and one across a whole row of them, which meets two. */
function cells(random: Random, count: number): Segment[] {
  const segments = Array.from({ length: count - 1 }, (_, i): Segment => {
    const [x, y] = [3_000_000 * (i % 316), 3_000_000 * Math.floor(i / 316)];
    const across = random.int(1, 900_000);
    return i === 17 || i === 99
      ? [x + 5, 1_000_003, x + 5, 999_997]
      : [x + across, y + random.int(1, 900_000), x + 900_000 - across, y + 900_001];
  });
  segments.splice(count >> 1, 0, [0, 1_000_000, 999_999_999, 1_000_000]);
  return segments;
}

/** Parallel steep segments a unit apart, the last of which touches its neighbour. */
function fence(count: number): Segment[] {
  const segments = Array.from(
    { length: count - 1 },
    (_, i): Segment => [2 * i, 0, 7e8 + 2 * i, 1e9],
  );
  return [...segments, [2 * count - 2, 0, 7e8 + 2 * count - 5, 999_999_999]];
}

export const twin = described({
  problem: "usaco-943",
  rounds: 60,
  small: 12,
  middle: 0,
  shape: (s) => {
    const n = s.size(2, 100_000);
    const make = (random: Random) =>
      n > 12
        ? random.pick([() => cells(random, n), () => fence(n)])()
        : hurdles(random, n, random.pick([3, 5, 20, 1e9]));
    return s.rows<Segment>(n, 0, 1e9, make, 4);
  },
  naive: (segments) => {
    const pairs = naiveMeetings(segments);
    return segments.findIndex((_, i) => pairs.every((pair) => pair.includes(i))) + 1;
  },
});
