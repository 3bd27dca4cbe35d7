import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Point = readonly [number, number];

/** -1, 0 or 1, by the sides of all edges in BigInt; the corners in either order. */
export function naiveSide(corners: readonly Point[], [px, py]: Point): number {
  let [left, right] = [false, false];
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const [dx, dy, ex, ey] = [bx - ax, by - ay, px - ax, py - ay].map(BigInt);
    const cross = dx! * ey! - dy! * ex!;
    if (cross === 0n && (px - bx) * (px - ax) <= 0 && (py - by) * (py - ay) <= 0) return 0;
    left ||= cross >= 0n;
    right ||= cross <= 0n;
  }
  return left && right ? -1 : 1;
}

/** Directions of the right half-plane, one for each slope, from the lowest to the highest. */
function directions(reach: number): Point[] {
  const bySlope = new Map<number, Point>();
  for (let dx = 1; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) {
      if (!bySlope.has(dy / dx)) bySlope.set(dy / dx, [dx, dy]);
    }
  }
  return [...bySlope].sort(([s], [t]) => s - t).map(([, direction]) => direction);
}

/**
 * Strictly convex and symmetric about a point: some directions make the lower side, turned by 180° the
 * upper one. The first corner is any of them, the order either; about (0, 0) if `scale` is even.
 */
export function convexPolygon(random: Random, half: number, reach: number, scale = 1): Point[] {
  const all = directions(reach);
  let wanted = half;
  const sides = all.filter((_, i) => {
    const isTaken = random.int(1, all.length - i) <= wanted;
    if (isTaken) wanted--;
    return isTaken;
  });
  const middle = (axis: 0 | 1) =>
    Math.floor((scale * sides.reduce((sum, side) => sum + side[axis], 0)) / 2);
  const corners: Point[] = [];
  let [x, y] = [-middle(0), -middle(1)];
  for (const sign of [scale, -scale]) {
    for (const [dx, dy] of sides) {
      corners.push([x, y]);
      x += sign * dx;
      y += sign * dy;
    }
  }
  const first = random.int(0, corners.length - 1);
  const turned = [...corners.slice(first), ...corners.slice(0, first)];
  return random.int(0, 1) === 0 ? turned : turned.reverse();
}

const lines = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${y}\n`).join("");

function queries(random: Random, half: number, reach: number, count: number): string {
  const corners = convexPolygon(random, half, reach);
  const ends = (axis: 0 | 1): Point => {
    const values = corners.map((corner) => corner[axis]);
    return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  };
  const [[left, right], [low, high]] = [ends(0), ends(1)];
  const points = Array.from({ length: count }, (): Point => {
    const [x, y] = random.pick(corners);
    if (random.int(0, 2) === 0) return [x + random.int(-1, 1), y + random.int(-1, 1)];
    return [random.int(left - 1, right + 1), random.int(low - 1, high + 1)];
  });
  return `${corners.length}\n${lines(corners)}${count}\n${lines(points)}`;
}

/** As large as the problem allows; corners, and points on the way from the middle to them and beyond. */
function largest(random: Random): Answered {
  const corners = convexPolygon(random, 50_000, 220, 2);
  let output = "";
  const points = Array.from({ length: 100_000 }, (): Point => {
    const [x, y] = random.pick(corners);
    const kind = random.int(0, 2);
    output += ["BORDER\n", "OUTSIDE\n", "INSIDE\n"][kind]!;
    // The middle is (0, 0). floor moves a point by less than one.
    return kind === 0
      ? [x, y]
      : kind === 1
        ? [Math.floor(1.5 * x), Math.floor(1.5 * y)]
        : [Math.floor(x / 2), Math.floor(y / 2)];
  });
  const input = `${corners.length}\n${lines(corners)}${points.length}\n${lines(points)}`;
  return { input, output };
}

export const twin: Twin = {
  problem: "2300",
  rounds: 100,
  generators: {
    small: (random) => queries(random, random.int(2, 5), random.pick([2, 9]), 40),
    middle: (random) => queries(random, 40, 12, 60),
    "max-symmetric": largest,
  },
  naive: (input) => {
    const [n, ...numbers] = input.trim().split(/\s+/).map(Number) as [number, ...number[]];
    const pointAt = (i: number): Point => [numbers[i]!, numbers[i + 1]!];
    const corners = Array.from({ length: n }, (_, i) => pointAt(2 * i));
    const count = numbers[2 * n]!;
    const points = Array.from({ length: count }, (_, i) => pointAt(2 * n + 1 + 2 * i));
    const answers = ["OUTSIDE", "BORDER", "INSIDE"];
    return points.map((point) => `${answers[naiveSide(corners, point) + 1]}\n`).join("");
  },
};
