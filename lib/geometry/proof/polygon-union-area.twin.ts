import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

type Point = readonly [number, number];

/** A rectangle from a corner along (a, b) and along (-b, a), in either sense. */
function rectangle(random: Random, most: number): Point[] {
  const [x, y] = [random.int(-most, most), random.int(-most, most)];
  let [a, b] = [0, 0];
  while (a === 0 && b === 0) [a, b] = [random.int(-most, most), random.int(-most, most)];
  const long = random.int(1, 2);
  const corners: Point[] = [
    [x, y],
    [x + a, y + b],
    [x + a - long * b, y + b + long * a],
    [x - long * b, y + long * a],
  ];
  return random.int(0, 1) === 0 ? corners : corners.reverse();
}

export const twin = described({
  problem: "107E",
  timeLimitMs: 3_000,
  rounds: 40,
  small: 5,
  middle: 12,
  shape: (s) =>
    s.list(s.size(1, 500), () => {
      const numbers = s.numbers(8, -10_000, 10_000, (random) =>
        rectangle(random, random.pick([4, 20, 2500])).flat(),
      );
      return [0, 2, 4, 6].map((at): Point => [numbers[at]!, numbers[at + 1]!]);
    }),
  generators: {
    same: (random) => {
      const corners = rectangle(random, 9);
      const line = (points: readonly Point[]) => `${points.flat().join(" ")}\n`;
      return `3\n${line(corners).repeat(2)}${line([...corners].reverse())}`;
    },
  },
  /** Between two neighbouring x of a corner or a crossing the covered height is linear: trapezia. */
  naive: (rectangles) => {
    const sides = rectangles.flatMap((corners) =>
      corners.map((corner, i) => [corner, corners[(i + 1) % 4]!] as const),
    );
    const cuts = new Set(rectangles.flat().map(([x]) => x));
    for (const one of sides) for (const other of sides) addCrossing(cuts, one, other);
    const xs = [...cuts].sort((a, b) => a - b);
    let union = 0;
    for (let i = 1; i < xs.length; i++) {
      const [left, right] = [xs[i - 1]!, xs[i]!];
      union += (right - left) * coveredAt((left + right) / 2, rectangles);
    }
    let sum = 0;
    for (const [a, b, c] of rectangles) {
      sum += Math.hypot(b![0] - a![0], b![1] - a![1]) * Math.hypot(c![0] - b![0], c![1] - b![1]);
    }
    return sum / union;
  },
  check: (_, output, expected) => {
    if (!/^\d+\.\d{10}\n$/.test(output)) throw new Error(`expected 10 digits, found ${output}`);
    const difference = Math.abs(Number(output) / Number(expected ?? output) - 1);
    if (!(difference <= 1e-8)) throw new Error(`off by ${difference}`);
  },
});

type Side = readonly [Point, Point];

function addCrossing(cuts: Set<number>, [a, b]: Side, [c, d]: Side): void {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return;
  const t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross;
  if (t > 0 && t < 1) cuts.add(a[0] + t * ux);
}

/** The length of the vertical line at x that lies within any rectangle. */
function coveredAt(x: number, rectangles: readonly (readonly Point[])[]): number {
  const parts = rectangles.flatMap((corners) => {
    const ys = corners.flatMap((a, i) => {
      const b = corners[(i + 1) % 4]!;
      if (a[0] < x === b[0] < x) return [];
      return [a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
    });
    return ys.length < 2 ? [] : [[Math.min(...ys), Math.max(...ys)] as const];
  });
  let [length, top] = [0, Number.NEGATIVE_INFINITY];
  for (const [low, high] of parts.sort((a, b) => a[0] - b[0])) {
    length += Math.max(0, high - Math.max(low, top));
    top = Math.max(top, high);
  }
  return length;
}
