import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Segment = readonly number[];

const fileOf = (segments: readonly Segment[]) =>
  `${segments.length}\n${segments.map((segment) => `${segment.join(" ")}\n`).join("")}`;

const touch = ([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment) =>
  Math.max(Math.min(ax!, bx!), Math.min(cx!, dx!)) <=
    Math.min(Math.max(ax!, bx!), Math.max(cx!, dx!)) &&
  Math.max(Math.min(ay!, by!), Math.min(cy!, dy!)) <=
    Math.min(Math.max(ay!, by!), Math.max(cy!, dy!));

const isLevel = ([, ay, , by]: Segment) => ay === by;

/** Pairs of a level and an upright segment whose boxes touch. */
function naivePairs(segments: readonly Segment[]): string[] {
  const pairs: string[] = [];
  segments.forEach((level, i) => {
    if (!isLevel(level)) return;
    segments.forEach((upright, j) => {
      if (!isLevel(upright) && touch(level, upright)) pairs.push(`${i} ${j}`);
    });
  });
  return pairs.sort();
}

/** Segments of which no two parallel ones touch; none is a point. */
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
  return segments;
}

export const twin: Twin = {
  problem: "CGL_6_A",
  generators: {
    small: (random) => fileOf([[9, 9, 9, 10], ...apart(random, 10, random.pick([2, 5]))]),
    far: (random) => fileOf(apart(random, 100, 1e9)),
    /** 1000 level and 1000 upright ones all cross; the others lie apart. */
    "max-lattice": (random) => {
      const lattice = Array.from({ length: 1000 }, (_, i): Segment[] => [
        [-1000, i, 1000, i],
        [i, 1001, i, -1],
      ]).flat();
      const rest = Array.from({ length: 98_000 }, (_, i): Segment => {
        const at = 2000 + 10_000 * i;
        return i % 2 === 0 ? [at, 5, at + 1, 5] : [at, -1e9, at, 1e9];
      });
      return { input: fileOf(random.shuffle([...lattice, ...rest])), output: "1000000\n" };
    },
    /** Each level segment ends on the upright one that begins there. */
    "max-stairs": () => {
      const steps = Array.from({ length: 50_000 }, (_, i): Segment[] => [
        [20 * i, 30 * i, 20 * i + 9, 30 * i],
        [20 * i + 9, 30 * i + 20, 20 * i + 9, 30 * i],
      ]);
      return { input: fileOf(steps.flat()), output: "50000\n" };
    },
  },
  naive: (input) => {
    const [, ...lines] = input.trimEnd().split("\n");
    return `${naivePairs(lines.map((line) => line.split(" ").map(Number))).length}\n`;
  },
};
