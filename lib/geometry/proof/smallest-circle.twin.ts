import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { differentPoints, type Point, testOf } from "./convex-hull.twin";

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

/** Different points: of twelve of the circle of radius 65 and those inside some, or any. */
function disc(random: Random, n: number): Point[] {
  const on = [16, 25, 33, 39].flatMap((x): Point[] => {
    const y = Math.sqrt(65 * 65 - x * x);
    return [
      [x, y],
      [-x, y],
      [y, -x],
    ];
  });
  const points = random.int(0, 1) === 0 ? on : [];
  return random
    .shuffle([...points, ...differentPoints(random, n, random.pick([3, 15]))])
    .slice(0, n);
}

export const twin = described({
  problem: "minimum_enclosing_circle",
  timeLimitMs: 5_000,
  middle: 20,
  shape: (s) => {
    const n = s.size(1, 100_000);
    return s.rows<Point>(n, -10_000, 10_000, (random) =>
      n > 20 || random.int(0, 2) === 0 ? differentPoints(random, n, 10_000) : disc(random, n),
    );
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
  },
  naive: (points) =>
    naiveSides(points)
      .map((side) => (side === 0 ? 1 : 0))
      .join(""),
});
