import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { inOrder, surd } from "./circle-crossings.twin";
import { closeNumbers } from "./segment-distance.twin";

/** The points a + t (b - a) at the distance r of the centre: a quadratic equation in t. */
export function naiveLineCrossings(
  [x, y, r]: readonly bigint[],
  [ax, ay, bx, by]: readonly bigint[],
): number[][] {
  const [dx, dy, wx, wy] = [bx! - ax!, by! - ay!, ax! - x!, ay! - y!];
  const square = dx * dx + dy * dy;
  const dot = wx * dx + wy * dy;
  const under = dot * dot - square * (wx * wx + wy * wy - r! * r!);
  if (under < 0n) return [];
  return (under === 0n ? [0n] : [-1n, 1n]).map((sign) => [
    surd(ax! * square - dot * dx, sign * dx, under, square),
    surd(ay! * square - dot * dy, sign * dy, under, square),
  ]);
}

const MOST = 10_000;

/** A line through the upright or the level diameter; every third one touches: it stands at the circle's side. */
function line(random: Random, x: number, y: number, r: number): number[] {
  const other = () => random.int(-MOST, MOST);
  const side = x + r > MOST ? x - r : x + r;
  const near = random.pick([3, r]);
  const on = (v: number) => Math.max(-MOST, Math.min(MOST, v + random.int(-Math.min(near, r), r)));
  const ends = random.pick([
    [side, other(), side, other()],
    [on(x), y, other(), other()],
    [x, on(y), on(x), other()],
  ]);
  return ends[0] === ends[2] && ends[1] === ends[3] ? line(random, x, y, r) : ends;
}

export const twin = described({
  problem: "CGL_7_D",
  middle: 0,
  shape: (s) => {
    const [x, y, r] = [s.int(-MOST, MOST), s.int(-MOST, MOST), s.int(1, MOST)];
    const q = s.size(1, 1000, 3);
    const make = (random: Random) => Array.from({ length: q }, () => line(random, x, y, r));
    return { circle: [x, y, r].map(BigInt), lines: s.rows(q, -MOST, MOST, make, 4) };
  },
  naive: ({ circle, lines }) =>
    lines.map((ends) => {
      const points = inOrder(naiveLineCrossings(circle, ends.map(BigInt)));
      return [...points[0]!, ...points[points.length - 1]!];
    }),
  check: closeNumbers(1e-6),
});
