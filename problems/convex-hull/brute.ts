/** Convex Hull by gift wrapping: next on the border comes the nearest point that has no point on its right. */
import { runProgram } from "../../lib/io/run-program";

type Point = readonly [number, number];

/** Positive where a, b, c turn left; products to 2^63 round by less than 2^12 in all. */
function turn(a: Point, b: Point, c: Point): number {
  const rounded = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(rounded) > 2 ** 12) return rounded;
  const [ax, ay, bx, by, cx, cy] = [...a, ...b, ...c].map(BigInt) as [
    ...[bigint, bigint, bigint, bigint, bigint, bigint],
  ];
  return Number((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const points = Array.from(
    { length: n! },
    (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!],
  );
  // The lowest of the leftmost points, seen from which no point lies to the left of "down".
  const start = points.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
  const border = new Set<Point>();
  let [before, at]: [Point, Point] = [[start[0], start[1] + 1], start];
  do {
    border.add(at);
    let next: Point | undefined;
    for (const point of points) {
      if (point === at || isBehind(before, at, point)) continue;
      const side = next === undefined ? -1 : turn(at, next, point);
      if (side < 0 || (side === 0 && isBetween(at, point, next!))) next = point;
    }
    [before, at] = [at, next!];
  } while (at !== start);
  const lines = [...border].map(([x, y]) => `${x} ${y}\n`);
  return new TextEncoder().encode(`${border.size}\n${lines.join("")}`);
}

/** Whether the point lies on the ray from b through a: the way that was come. */
function isBehind(a: Point, b: Point, point: Point): boolean {
  if (turn(a, b, point) !== 0) return false;
  return point[0] === b[0]
    ? Math.sign(point[1] - b[1]) === Math.sign(a[1] - b[1])
    : Math.sign(point[0] - b[0]) === Math.sign(a[0] - b[0]);
}

const isBetween = (a: Point, b: Point, c: Point) =>
  Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]) < Math.abs(c[0] - a[0]) + Math.abs(c[1] - a[1]);

if (require.main === module) runProgram(solve);
