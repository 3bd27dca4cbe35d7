import { described, type Source } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

export type Point = readonly [number, number];

/** A test "N, N lines" of such points. */
export const testOf = (points: readonly Point[]) =>
  `${points.length}\n${points.map(([x, y]) => `${x} ${y}\n`).join("")}`;

export const randomPoints = (random: Random, n: number, most: number): Point[] =>
  Array.from({ length: n }, () => [random.int(-most, most), random.int(-most, most)] as const);

/** The same, no two of them equal. */
export function differentPoints(random: Random, n: number, most: number): Point[] {
  const points = new Map<string, Point>();
  while (points.size < n) {
    for (const point of randomPoints(random, n - points.size, most)) points.set(`${point}`, point);
  }
  return [...points.values()];
}

/** Rounded points of a circle about the origin, nearly all of them corners. */
export const circlePoints = (random: Random, n: number, radius: number): Point[] =>
  Array.from({ length: n }, () => {
    const angle = random.float() * 2 * Math.PI;
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
  });

/** On one line through the origin. */
export const linePoints = (random: Random, n: number, most: number): Point[] => {
  const [dx, dy] = [random.int(1, 9), random.int(-9, 9)];
  const far = Math.floor(most / 9);
  return Array.from({ length: n }, () => {
    const t = random.int(-far, far);
    return [dx * t, dy * t] as const;
  });
};

/** n corners, n even, about (0, 0): the lowest n / 2 of the directions to the right, there and back. */
export function symmetricPolygon(n: number, reach: number): Point[] {
  const bySlope = new Map<number, Point>();
  for (let dx = 1; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) {
      if (!bySlope.has(dy / dx)) bySlope.set(dy / dx, [dx, dy]);
    }
  }
  const slopes = [...bySlope.keys()].sort((s, t) => s - t).slice(0, n / 2);
  const sides = slopes.map((slope) => bySlope.get(slope)!);
  const middle = (axis: 0 | 1) => sides.reduce((sum, side) => sum + side[axis], 0);
  let [x, y] = [-middle(0), -middle(1)];
  const below = sides.map(([dx, dy]): Point => {
    const corner: Point = [x, y];
    [x, y] = [x + 2 * dx, y + 2 * dy];
    return corner;
  });
  return [...below, ...below.map(([u, v]): Point => [-u, -v])];
}

const CLOUDS = {
  random: randomPoints,
  circle: circlePoints,
  line: linePoints,
  column: (random: Random, n: number, most: number) =>
    randomPoints(random, n, most).map(([, y]): Point => [1, y]),
  grid: (random: Random, n: number, most: number) => {
    const side = Math.ceil(Math.sqrt(n));
    const step = Math.floor((2 * most) / side);
    const at = (i: number) => step * i - most;
    return random.shuffle(
      Array.from({ length: n }, (_, i): Point => [at(i % side), at(Math.floor(i / side))]),
    );
  },
  corners: (random: Random, n: number, most: number) =>
    Array.from(
      { length: n },
      (): Point => [random.pick([-most, most]), random.pick([-most, most])],
    ),
  same: (_random: Random, n: number, most: number) =>
    Array.from({ length: n }, (): Point => [most, -most]),
};

/** n points of any kind with coordinates to `most`. */
export const cloud = (source: Source, n: number, most: number) =>
  source.rows<Point>(n, -most, most, (random) =>
    random.pick(Object.values(CLOUDS))(random, n, random.pick([1, 3, 30, most])),
  );

/** n points of each kind. */
export const clouds = (n: number, most: number, text: (points: readonly Point[]) => string) =>
  Object.fromEntries(
    Object.entries(CLOUDS).map(([name, make]) => [
      `max-${name}`,
      (random: Random) => text(make(random, n, most)),
    ]),
  );

/** Tests of `least` points or more, 500 000 in all. */
export const cloudTests = (least: number) => (source: Source) => {
  const tests = source.size(1, 100_000);
  const cloudOf = () => cloud(source, source.size(least, Math.floor(500_000 / tests)), 1e9);
  return source.list(tests, cloudOf);
};

const cross = (a: Point, b: Point, c: Point) =>
  BigInt(b[0] - a[0]) * BigInt(c[1] - a[1]) - BigInt(b[1] - a[1]) * BigInt(c[0] - a[0]);

/** Gift wrapping: after corner a the point furthest to the right, of those on a ray the last one. */
function wrapped(points: readonly Point[]): Point[] {
  const distinct = [...new Map(points.map((point) => [String(point), point])).values()];
  if (distinct.length <= 1) return distinct;
  const start = distinct.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
  const corners = [start];
  const far = (a: Point, b: Point) => BigInt(a[0] - b[0]) ** 2n + BigInt(a[1] - b[1]) ** 2n;
  for (;;) {
    const a = corners[corners.length - 1]!;
    const next = distinct
      .filter((point) => point !== a)
      .reduce((b, c) => {
        const side = cross(a, b, c);
        return side < 0n || (side === 0n && far(a, c) > far(a, b)) ? c : b;
      });
    if (next === start) return corners;
    corners.push(next);
  }
}

/** The sign of the cross product; the rounding errors of two products to 2^63 stay below 2^12. */
function side(a: Point, b: Point, c: Point): number {
  const rounded = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(rounded) > 2 ** 12) return Math.sign(rounded);
  const exact = cross(a, b, c);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** Corners of the input that turn left, with all points on the left of every edge or on it. */
function checkHull(points: readonly Point[], corners: readonly Point[]): void {
  const given = new Set(points.map(String));
  if (new Set(corners.map(String)).size !== corners.length) throw new Error("a corner twice");
  for (const corner of corners)
    if (!given.has(String(corner))) throw new Error(`no point ${corner}`);
  if (corners.length < 3) {
    if (corners.length < Math.min(2, given.size)) throw new Error("expected more corners");
    const [a, b] = [corners[0]!, corners[corners.length - 1]!];
    for (const c of points) {
      const between = (k: 0 | 1) => Math.min(a[k], b[k]) <= c[k] && c[k] <= Math.max(a[k], b[k]);
      if (!between(0) || !between(1) || side(a, b, c) !== 0) throw new Error(`${c} is outside`);
    }
    return;
  }
  corners.forEach((a, i) => {
    const [b, c] = [corners[(i + 1) % corners.length]!, corners[(i + 2) % corners.length]!];
    if (side(a, b, c) <= 0) throw new Error(`expected a left turn at ${b}`);
    if (i > 0 && i < corners.length - 1 && side(corners[0]!, a, b) <= 0) {
      throw new Error(`expected ${b} further left, seen from ${corners[0]}`);
    }
  });
  for (const point of points) {
    // The wedge at corner 0 that holds the point.
    let [low, high] = [1, corners.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (side(corners[0]!, corners[middle]!, point) >= 0) low = middle;
      else high = middle;
    }
    const isInside =
      side(corners[0]!, corners[1]!, point) >= 0 &&
      side(corners[0]!, corners[corners.length - 1]!, point) <= 0 &&
      side(corners[low]!, corners[low + 1]!, point) >= 0;
    if (!isInside) throw new Error(`${point} is outside`);
  }
}

export const twin = described({
  problem: "static_convex_hull",
  timeLimitMs: 5_000,
  rounds: 20,
  shape: cloudTests(0),
  atBounds: clouds(500_000, 1e9, (points) => `1\n${testOf(points)}`),
  naive: (tests) =>
    tests.flatMap((points) => {
      const corners = wrapped(points);
      return [corners.length, ...corners];
    }),
  check: (tests, output) => {
    const numbers = output.trim().split(/\s+/).filter(Boolean).map(Number);
    let at = 0;
    for (const points of tests) {
      const count = numbers[at++]!;
      const corners = Array.from({ length: count }, (): Point => [numbers[at++]!, numbers[at++]!]);
      if (corners.some((corner) => corner.includes(Number.NaN)))
        throw new Error("expected numbers");
      checkHull(points, corners);
    }
    if (at !== numbers.length) throw new Error("expected no more numbers");
  },
});
