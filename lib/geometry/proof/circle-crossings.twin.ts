import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { randomPoints } from "./convex-hull.twin";
import { closeNumbers } from "./segment-distance.twin";

const SCALE = 10n ** 40n;

/** The largest integer whose square is at most n, bit by bit. */
export function integerRoot(n: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt(n.toString(2).length >> 1); bit > 0n; bit >>= 1n) {
    if ((root + bit) * (root + bit) <= n) root += bit;
  }
  return root;
}

/** (p + q √n) / w to 40 digits behind the point, rounded to a double. */
export function surd(p: bigint, q: bigint, n: bigint, w: bigint): number {
  return Number((p * SCALE + q * integerRoot(n * SCALE * SCALE)) / w) / 1e40;
}

/** By x, then y, where doubles hold far more digits than points of one input differ by. */
export const inOrder = (points: readonly (readonly number[])[]) =>
  [...points].sort((a, b) => (Math.abs(a[0]! - b[0]!) > 1e-11 ? a[0]! - b[0]! : a[1]! - b[1]!));

/** On the line that x and y of all common points satisfy: 2 dx x + 2 dy y = d² + r² - r'². */
export function naiveCrossings(numbers: readonly bigint[]): number[][] {
  const [x, y, r, x2, y2, r2] = numbers as [...[bigint, bigint, bigint, bigint, bigint, bigint]];
  const [dx, dy] = [x2 - x, y2 - y];
  const square = dx * dx + dy * dy;
  const right = square + r * r - r2 * r2;
  const under = 4n * r * r * square - right * right;
  if (under < 0n) return [];
  const w = 2n * square;
  return (under === 0n ? [0n] : [1n, -1n]).map((sign) => [
    surd(x * w + right * dx, -sign * dy, under, w),
    surd(y * w + right * dy, sign * dx, under, w),
  ]);
}

/** Two circles that meet; of the bounds between which they do, the second radius is often one. */
function meeting(random: Random, most: number): number[][] {
  for (;;) {
    const [x, y, u, v] = randomPoints(random, 2, most).flat() as [number, number, number, number];
    const [r, distance] = [random.int(1, most), Math.hypot(u - x, v - y)];
    const low = Math.max(1, Math.ceil(Math.abs(distance - r)));
    const high = Math.min(10_000, Math.floor(distance + r));
    if (distance === 0 || low > high) continue;
    return [
      [x, y, r],
      [u, v, random.pick([low, high, random.int(low, high)])],
    ];
  }
}

export const twin = described({
  problem: "CGL_7_E",
  rounds: 100,
  middle: 0,
  shape: (s) => {
    const make = (random: Random) => meeting(random, random.pick([3, 50, 10_000]));
    return s.rows(2, -10_000, 10_000, make, 3).flat().map(BigInt);
  },
  naive: (numbers) => {
    const points = inOrder(naiveCrossings(numbers));
    return [[...points[0]!, ...points[points.length - 1]!]];
  },
  check: closeNumbers(1e-6),
});
