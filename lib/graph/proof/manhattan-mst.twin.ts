import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { Forest, numbersOf } from "./naive-graph";

type Point = readonly [number, number];

/** Two points in the middle, all others on the border of the square. */
function enclosed(random: Random, n: number, side: number): string {
  const lines = Array.from({ length: n }, (_, v) => {
    const on = v < 2 ? side >> 1 : random.pick([0, side]);
    const along = v < 2 ? side >> 1 : random.int(0, side);
    return random.int(0, 1) === 0 ? `${on} ${along}\n` : `${along} ${on}\n`;
  });
  return `${n}\n${lines.join("")}`;
}

const distance = (a: Point, b: Point) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

export const twin = described({
  problem: "manhattanmst",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 30,
  shape: (s) => s.list(s.size(1, 200_000), () => [s.int(0, 1e9), s.int(0, 1e9)] as const),
  /** Prim's way on all pairs. */
  naive: (points) => {
    const gap = points.map((point) => distance(point, points[0]!));
    const left = new Set(points.keys());
    left.delete(0);
    let total = 0;
    while (left.size > 0) {
      const v = [...left].reduce((a, b) => (gap[b]! < gap[a]! ? b : a));
      left.delete(v);
      total += gap[v]!;
      for (const u of left) gap[u] = Math.min(gap[u]!, distance(points[u]!, points[v]!));
    }
    return total;
  },
  check: (points, output, expected) => {
    const [total, ...ends] = numbersOf(output);
    const wanted = expected === undefined ? total : numbersOf(expected)[0];
    if (wanted !== total) throw new Error(`expected a total of ${wanted}, found ${total}`);
    if (ends.length !== 2 * points.length - 2)
      throw new Error(`expected ${points.length - 1} edges`);
    const forest = new Forest(points.length);
    let sum = 0;
    for (let i = 0; i < ends.length; i += 2) {
      const [a, b] = [ends[i]!, ends[i + 1]!];
      if (!forest.join(a, b)) throw new Error(`the edge ${a} ${b} closes a circle`);
      sum += distance(points[a]!, points[b]!);
    }
    if (sum !== total) throw new Error(`the edges are ${sum} long, the first line says ${total}`);
  },
  generators: {
    enclosed: (random) => enclosed(random, random.int(1, 25), random.pick([4, 1e9])),
  },
  atBounds: { "max-enclosed": (random) => enclosed(random, 200_000, 1e9) },
});
