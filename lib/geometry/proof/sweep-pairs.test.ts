import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { PairList } from "../pair-list";
import { sweepPairs } from "../sweep-pairs";
import { countMeetings } from "./crossing-pair.twin";
import { segmentsWithin } from "./crossing-pairs.twin";

type Segment = readonly number[];

const find = (segments: readonly Segment[]) => {
  const column = (k: number) => Float64Array.from(segments, (segment) => segment[k]!);
  const list = new PairList("sweepPairs", 10_000_000);
  sweepPairs(column(0), column(1), column(2), column(3), list);
  return list.pairs();
};

const holdToNaive = (segments: readonly Segment[]) => countMeetings(segments, find(segments));

it("agrees with all pairs on small grids, where most segments touch, overlap or share points", () => {
  let count = 0;
  for (const random of rounds(800)) {
    const side = random.int(1, 5);
    const longest = random.pick([1, 2, side, 2 * side]);
    count += holdToNaive(segmentsWithin(random, random.int(0, 12), side, longest));
  }
  expect(count).toBeGreaterThan(3_000);
});

it("agrees on larger sets: random, through one point, on few lines, far", () => {
  for (const random of rounds(30)) {
    const most = random.pick([5, 20, 100, 1e9, 2 ** 50]);
    holdToNaive(segmentsWithin(random, 60, most, Math.ceil(most / random.pick([1, 3, 10]))));
  }
  for (const random of rounds(50)) {
    const scale = random.pick([1, 1, 1e8]);
    const [x, y] = [random.int(-9, 9), random.int(-9, 9)];
    const star = Array.from({ length: random.int(2, 20) }, (): Segment => {
      const [dx, dy] = [random.int(-3, 3), random.int(-3, 3)];
      const [s, t] = [random.int(-3, 3), random.int(-3, 3)];
      return [x + s * dx, y + s * dy, x + t * dx, y + t * dy].map((v) => v * scale);
    });
    holdToNaive([...star, ...segmentsWithin(random, 5, 9 * scale, 9 * scale)]);
  }
});

it("tells crossings apart whose places differ by less than doubles can say", () => {
  const far = 2 ** 50;
  for (const random of rounds(150)) {
    const near = () => random.int(-2, 2);
    // Long ones with nearly one slope, and short ones at their ends and middles.
    const long = Array.from({ length: 5 }, () => [
      -far + Math.abs(near()),
      -far + Math.abs(near()),
      far - Math.abs(near()),
      far - Math.abs(near()),
    ]);
    const short = Array.from({ length: 5 }, () => {
      const at = random.pick([-far + 2, 0, 12_345_678_901, far - 2]);
      return [at + near(), at + near(), at + near(), at + near()].map((v) =>
        Math.max(-far, Math.min(far, v)),
      );
    });
    holdToNaive([...long, ...short]);
  }
});

it("finds crossings of nearly parallel lines among many stops", () => {
  const far = 2 ** 50;
  for (const random of rounds(50)) {
    const end = () => far - random.int(0, 3);
    const long = Array.from({ length: 4 }, () => [-end(), -end(), end(), end()]);
    const points = Array.from({ length: 50 }, () => {
      const [x, y] = [random.int(-far, far), random.int(-far, far)];
      return [x, y, x, y];
    });
    holdToNaive([...long, ...points]);
  }
});

it("50,000 segments that meet nowhere, and a lattice of two slanted families", () => {
  const steps = Array.from({ length: 50_000 }, (_, i) => [
    20 * ((i * 17_771) % 50_000),
    7 * i,
    20 * ((i * 17_771) % 50_000) + 15,
    7 * i + 6,
  ]);
  expect(find(steps).length).toBe(0);
  const lattice = Array.from({ length: 300 }, (_, i) => [
    [3 * i, 0, 3 * i + 3000, 3000],
    [3 * i + 1, 3000, 3 * i + 3001, 0],
  ]).flat();
  // The i-th rising and the j-th falling one cross where |3 (i - j) - 1| ≤ 3000: always.
  expect(find(lattice).length).toBe(2 * 300 * 300);
});
