import { described } from "../../../scripts/verify/shape";
import { ends, naiveMeet } from "./segments-meet.twin";

type Pair = readonly [bigint, bigint];

/** The numbers of the output, each within `tolerance` of the expected one, or that `share` of it. */
export function closeNumbers(tolerance: number, share = 0) {
  return (_: unknown, output: string, expected: string | undefined): void => {
    const numbers = output.trim().split(/\s+/).filter(Boolean).map(Number);
    const wanted = expected?.trim().split(/\s+/).filter(Boolean).map(Number) ?? [];
    if (expected === undefined) return;
    if (numbers.length !== wanted.length) {
      throw new Error(`expected ${wanted.length} numbers, found ${numbers.length}`);
    }
    wanted.forEach((value, at) => {
      if (!(Math.abs(numbers[at]! - value) <= Math.max(tolerance, share * value))) {
        throw new Error(`number ${at + 1}: expected ${value}, found ${numbers[at]}`);
      }
    });
  };
}

/** The rounded square root of a fraction of integers of any size. */
function rootOf(numerator: bigint, denominator: bigint): number {
  // 40 decimal digits behind the point, by Newton's method from above.
  const scaled = (numerator * 10n ** 80n) / denominator;
  if (scaled === 0n) return 0;
  let root = 1n << BigInt((scaled.toString(2).length + 2) >> 1);
  for (;;) {
    const next = (root + scaled / root) >> 1n;
    if (next >= root) break;
    root = next;
  }
  return Number(root) / 1e40;
}

/** The square of the distance of p to ab as a fraction: over all points a + t (b - a) by calculus. */
function squareToSegment(p: Pair, a: Pair, b: Pair): Pair {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy;
  const t = along <= 0n || length === 0n ? 0n : along >= length ? length : along;
  const whole = length === 0n ? 1n : length;
  const [x, y] = [(p[0] - a[0]) * whole - t * dx, (p[1] - a[1]) * whole - t * dy];
  return [x * x + y * y, whole * whole];
}

export function naiveDistance(ends: readonly bigint[]): number {
  if (naiveMeet(ends)) return 0;
  const [a, b, c, d] = [0, 2, 4, 6].map((k): Pair => [ends[k]!, ends[k + 1]!]) as [
    ...[Pair, Pair, Pair, Pair],
  ];
  const squares = [
    squareToSegment(a, c, d),
    squareToSegment(b, c, d),
    squareToSegment(c, a, b),
    squareToSegment(d, a, b),
  ];
  return rootOf(...squares.reduce((s, t) => (t[0] * s[1] < s[0] * t[1] ? t : s)));
}

export const twin = described({
  problem: "CGL_2_D",
  rounds: 40,
  shape: (s) => s.list(s.size(1, 1000, 5), () => [...ends(s, 10_000), ...ends(s, 10_000)]),
  naive: (pairs) => pairs.map(naiveDistance),
  check: closeNumbers(1e-8),
});
