import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

type Segment = readonly number[];

const touch = ([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment) =>
  Math.max(Math.min(ax!, bx!), Math.min(cx!, dx!)) <=
    Math.min(Math.max(ax!, bx!), Math.max(cx!, dx!)) &&
  Math.max(Math.min(ay!, by!), Math.min(cy!, dy!)) <=
    Math.min(Math.max(ay!, by!), Math.max(cy!, dy!));

const isLevel = ([, ay, , by]: Segment) => ay === by;

/** Segments of which no two parallel ones touch; none is a point. Those that find no place stand far away. */
function apart(random: Random, count: number, most: number): Segment[] {
  const segments: Segment[] = [];
  for (let tries = 0; tries < 20 * count && segments.length < count; tries++) {
    const [x, y, z] = [0, 0, 0].map(() => random.int(-most, most)) as [number, number, number];
    const segment = random.int(0, 1) === 0 ? [x, y, z, y] : [x, y, x, z];
    const isPoint = segment[0] === segment[2] && segment[1] === segment[3];
    const isFree = segments.every(
      (other) => isLevel(other) !== isLevel(segment) || !touch(other, segment),
    );
    if (!isPoint && isFree) segments.push(segment);
  }
  return [...segments, ...far(count - segments.length)];
}

const far = (count: number) =>
  Array.from({ length: count }, (_, i): Segment => {
    const at = 1e9 - 10_000 * i;
    return i % 2 === 0 ? [at, 5, at - 1, 5] : [at, -1e9, at, 1e9];
  });

/** 1000 level and 1000 upright ones all cross; the others lie apart. */
function lattice(random: Random, count: number): Segment[] {
  const crossing = Array.from({ length: 1000 }, (_, i): Segment[] => [
    [-1000, i, 1000, i],
    [i, 1001, i, -1],
  ]);
  return random.shuffle([...crossing.flat(), ...far(count - 2000)]);
}

export const twin = described({
  problem: "CGL_6_A",
  middle: 40,
  shape: (s) => {
    const n = s.size(1, 100_000);
    return s.rows<Segment>(
      n,
      -1e9,
      1e9,
      (random) => (n > 2000 ? lattice(random, n) : apart(random, n, random.pick([2, 5, 1e9]))),
      4,
    );
  },
  generators: { endToEnd: () => "2\n9 9 9 10\n-5 10 9 10\n" },
  /** Pairs of a level and an upright segment whose boxes touch. */
  naive: (segments) =>
    segments
      .filter(isLevel)
      .flatMap((level) => segments.filter((other) => !isLevel(other) && touch(level, other)))
      .length,
});
