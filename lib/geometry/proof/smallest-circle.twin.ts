import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { type Point, randomPoints, testOf } from "./convex-hull.twin";

/** A circle with rational centre: (X / w, Y / w) and the square of the radius r / w². */
interface Circle {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
  readonly r: bigint;
}

/** The sign of r less the point's squared distance: 1 inside. */
function sideOf({ x, y, w, r }: Circle, point: Point): number {
  const distance = (BigInt(point[0]) * w - x) ** 2n + (BigInt(point[1]) * w - y) ** 2n;
  return distance < r ? 1 : distance === r ? 0 : -1;
}

function circleOf(a: Point, b: Point, c?: Point): Circle | undefined {
  const [ax, ay, bx, by] = [...a, ...b].map(BigInt) as [bigint, bigint, bigint, bigint];
  const through = (x: bigint, y: bigint, w: bigint): Circle => ({
    ...{ x, y, w },
    r: (ax * w - x) ** 2n + (ay * w - y) ** 2n,
  });
  if (c === undefined) return through(ax + bx, ay + by, 2n);
  const [cx, cy] = c.map(BigInt) as [bigint, bigint];
  const w = 2n * ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  if (w === 0n) return undefined;
  const bb = (bx - ax) ** 2n + (by - ay) ** 2n;
  const cc = (cx - ax) ** 2n + (cy - ay) ** 2n;
  const x = ax * w + (cy - ay) * bb - (by - ay) * cc;
  const y = ay * w + (bx - ax) * cc - (cx - ax) * bb;
  return through(x, y, w);
}

/** Of the circles over all pairs and through all triples that hold all points the smallest one. */
export function naiveSides(points: readonly Point[]): number[] {
  let best: Circle | undefined;
  const offer = (circle: Circle | undefined) => {
    if (circle === undefined || points.some((point) => sideOf(circle, point) < 0)) return;
    // r / w² against the best one's.
    if (best === undefined || circle.r * best.w ** 2n < best.r * circle.w ** 2n) best = circle;
  };
  points.forEach((a, i) => {
    points.slice(0, i + 1).forEach((b, j) => {
      offer(circleOf(a, b));
      for (const c of points.slice(0, j)) offer(circleOf(a, b, c));
    });
  });
  return points.map((point) => sideOf(best!, point));
}

const parse = (input: string): Point[] => {
  const numbers = input.trim().split(/\s+/).slice(1).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i]!,
    numbers[2 * i + 1]!,
  ]);
};

const different = (points: readonly Point[]) =>
  testOf([...new Map(points.map((point) => [String(point), point])).values()]);

function small(random: Random, n: number, most: number): string {
  const points = randomPoints(random, n, most);
  return different([...points, [most + 1, 0]]);
}

export const twin: Twin = {
  problem: "minimum_enclosing_circle",
  timeLimitMs: 5_000,
  rounds: 30,
  generators: {
    small: (random) => small(random, random.int(1, 7), random.pick([1, 3, 10, 9999])),
    /** Twelve points of the circle of radius 65 and some inside. */
    circle: (random) => {
      const on: Point[] = [16, 25, 33, 39].flatMap((x): Point[] => {
        const y = Math.sqrt(65 * 65 - x * x);
        return [
          [x, y],
          [-x, y],
          [y, -x],
        ];
      });
      return different(random.shuffle([...on, ...randomPoints(random, 8, 20)]));
    },
    /** The circle over a diameter, which no other point reaches. */
    "max-inside": (random) => {
      const inside = different(randomPoints(random, 100_000, 7000))
        .split("\n")
        .slice(1, -1);
      const points = [...inside, "-10000 0", "10000 0"];
      return {
        input: `${points.length}\n${points.join("\n")}\n`,
        output: `${"0".repeat(inside.length)}11\n`,
      };
    },
    "max-square": () => {
      const side = 316;
      const points = Array.from(
        { length: side * side },
        (_, i): Point => [30 * (i % side), 30 * Math.floor(i / side)],
      );
      const far = 30 * (side - 1);
      const isCorner = ([x, y]: Point) => (x === 0 || x === far) && (y === 0 || y === far);
      return {
        input: testOf(points),
        output: `${points.map((point) => (isCorner(point) ? 1 : 0)).join("")}\n`,
      };
    },
  },
  atBounds: {
    "max-circle": () => {
      const points = new Set<string>();
      for (let x = 1; x < 10_000; x++) {
        const y = Math.floor(Math.sqrt(1e8 - x * x));
        for (const a of [-x, x]) for (const b of [-y, y]) points.add(`${a} ${b}`);
      }
      return `${points.size}\n${[...points].join("\n")}\n`;
    },
    "max-line": () =>
      testOf(Array.from({ length: 20_001 }, (_, i): Point => [i - 10_000, i - 10_000])),
    "max-one": () => "1\n10000 -10000\n",
  },
  naive: (input) =>
    `${naiveSides(parse(input))
      .map((side) => (side === 0 ? 1 : 0))
      .join("")}\n`,
};
