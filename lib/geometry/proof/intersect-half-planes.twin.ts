import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { starPolygon } from "./circle-polygon-area.twin";
import { type Point, symmetricPolygon, testOf } from "./convex-hull.twin";
import { closeNumbers } from "./segment-distance.twin";

/** a x + b y ≥ c. */
export type HalfPlane = readonly [a: bigint, b: bigint, c: bigint];
/** (X / W, Y / W) with W > 0. */
export type Corner = readonly [x: bigint, y: bigint, w: bigint];

/** On the left of the way from (px, py) to (qx, qy). */
export function leftOf([px, py, qx, qy]: readonly number[]): HalfPlane {
  const [a, b] = [BigInt(py! - qy!), BigInt(qx! - px!)];
  return [a, b, a * BigInt(px!) + b * BigInt(py!)];
}

const excess = ([a, b, c]: HalfPlane, [x, y, w]: Corner) => a * x + b * y - c * w;

/** All crossings of two lines that lie in all closed half-planes, each once. */
export function naiveCorners(planes: readonly HalfPlane[]): Corner[] {
  const corners = new Map<string, Corner>();
  planes.forEach(([a, b, c], i) => {
    for (const [d, e, f] of planes.slice(0, i)) {
      const w = a * e - b * d;
      if (w === 0n) continue;
      const [x, y] = [c * e - b * f, a * f - c * d];
      const corner: Corner = w > 0n ? [x, y, w] : [-x, -y, -w];
      if (!planes.every((plane) => excess(plane, corner) >= 0n)) continue;
      const divisor = gcd(gcd(corner[0], corner[1]), corner[2]);
      const [rx, ry, rw] = corner.map((value) => value / divisor) as [bigint, bigint, bigint];
      corners.set(`${rx} ${ry} ${rw}`, [rx, ry, rw]);
    }
  });
  return [...corners.values()];
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [m, n] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (n > 0n) [m, n] = [n, m % n];
  return m;
};

/** Whether a line has two different ones of the corners. */
export const hasEdge = (plane: HalfPlane, corners: readonly Corner[]) =>
  corners.filter((corner) => excess(plane, corner) === 0n).length > 1;

const quotient = (n: bigint, w: bigint) => Number((n * 10n ** 20n) / w) / 1e20;

/** The area of the convex hull of corners, from their angles about their mean. */
export function naiveArea(corners: readonly Corner[]): number {
  if (corners.length < 3) return 0;
  // Seen from corner 0, which is a corner of the hull because all of them are.
  const [x0, y0, w0] = corners[0]!;
  const points = corners.map(([x, y, w]) => [
    quotient(x * w0 - x0 * w, w * w0),
    quotient(y * w0 - y0 * w, w * w0),
  ]) as [number, number][];
  const middle = [0, 1].map((k) => points.reduce((sum, p) => sum + p[k]!, 0) / points.length);
  const angle = ([x, y]: [number, number]) => Math.atan2(y - middle[1]!, x - middle[0]!);
  const sorted = [...points].sort((a, b) => angle(a) - angle(b));
  return (
    sorted.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = sorted[(i + 1) % sorted.length]!;
      return sum + x * nextY - y * nextX;
    }, 0) / 2
  );
}

/** A comb, clockwise: of two spikes that lean apart nothing sees both to the tips. */
function comb(n: number): Point[] {
  const spikes = n / 2 - 1;
  const teeth = Array.from({ length: spikes }, (_, i): Point[] => [
    [40 * i, 1000 + (i % 2)],
    [40 * i + (i % 2 === 0 ? 1 : 39), 10],
  ]);
  return [[0, 0], ...teeth.flat(), [40 * spikes, 0]];
}

/** A polygon clockwise, moved to coordinates from 0 on. */
const clockwise = (random: Random, n: number, most: number) =>
  starPolygon(random, n, most)
    .reverse()
    .map(([x, y]): Point => [x + most, y + most]);

export const twin = described({
  problem: "bigbrother",
  middle: 0,
  shape: (s) => {
    const n = s.size(3, 500_000);
    return s.rows<Point>(n, 0, 10_000_000, (random) =>
      n > 9 ? comb(n) : clockwise(random, n, random.pick([n > 5 ? 4 : 2, 3, 20, 5_000_000])),
    );
  },
  generators: {
    middle: (random) => testOf(clockwise(random, random.int(7, 9), 20)),
    convex: () => {
      const corners = symmetricPolygon(2000, 60).map(([x, y]): Point => [x + 1e6, y + 1e6]);
      const area = naiveArea(corners.map(([x, y]) => [BigInt(x), BigInt(y), 1n]));
      return { input: testOf(corners.reverse()), output: `${area}` };
    },
  },
  naive: (corners) =>
    naiveArea(
      naiveCorners(
        corners.map((end, i) => leftOf([...corners[(i + 1) % corners.length]!, ...end])),
      ),
    ),
  check: closeNumbers(0.1, 1e-6),
});
