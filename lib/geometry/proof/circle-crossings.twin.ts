import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { closeNumbers } from "./segment-distance.twin";

const SCALE = 10n ** 40n;

/** The largest integer whose square is at most n, bit by bit. */
function integerRoot(n: bigint): bigint {
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

export const bigNumbers = (input: string) => input.trim().split(/\s+/).map(BigInt);

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

/** Two circles that meet in a common point with integer coordinates, or touch there. */
function meeting(random: Random, most: number): string {
  for (;;) {
    // The point is the origin, seen from which both centres have integer distances.
    const centre = () => {
      const k = random.int(1, most);
      const [a, b] = random.pick([
        [3, 4],
        [5, 12],
        [8, 15],
        [1, 0],
      ] as const);
      const [x, y] = random.int(0, 1) ? [a * k, b * k] : [b * k, a * k];
      return [random.pick([-1, 1]) * x, random.pick([-1, 1]) * y, Math.hypot(x, y)] as const;
    };
    const [p, q] = [centre(), centre()];
    if (p[0] === q[0] && p[1] === q[1]) continue;
    if (Math.max(p[2], q[2]) > 10_000) continue;
    return `${p.join(" ")}\n${q.join(" ")}\n`;
  }
}

export const twin: Twin = {
  problem: "CGL_7_E",
  rounds: 200,
  generators: {
    small: (random) => meeting(random, 3),
    "max-any": (random) => meeting(random, 600),
    "max-random": (random) => {
      const coordinate = () => random.int(-10_000, 10_000);
      for (;;) {
        const numbers = [
          ...[coordinate(), coordinate(), random.int(1, 10_000)],
          ...[coordinate(), coordinate(), random.int(1, 10_000)],
        ];
        if (numbers[0] === numbers[3] && numbers[1] === numbers[4]) continue;
        const points = naiveCrossings(numbers.map(BigInt));
        if (points.length > 0) {
          return `${numbers.slice(0, 3).join(" ")}\n${numbers.slice(3).join(" ")}\n`;
        }
      }
    },
  },
  naive: (input) => {
    const points = inOrder(naiveCrossings(bigNumbers(input)));
    return `${points[0]!.join(" ")} ${points[points.length - 1]!.join(" ")}\n`;
  },
  check: closeNumbers(1e-6),
};
