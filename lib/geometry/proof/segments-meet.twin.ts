import { described, type Source } from "../../../scripts/verify/shape";

/** Whether a + s (b - a) = c + t (d - c) for some s and t in [0, 1], by Cramer's rule. */
export function naiveMeet(ends: readonly bigint[]): boolean {
  const [ax, ay, bx, by, cx, cy, dx, dy] = ends as [
    ...[bigint, bigint, bigint, bigint],
    ...[bigint, bigint, bigint, bigint],
  ];
  const whole = (bx - ax) * (cy - dy) - (by - ay) * (cx - dx);
  const within = (part: bigint, all: bigint) =>
    all > 0n ? part >= 0n && part <= all : part <= 0n && part >= all;
  if (whole !== 0n) {
    const s = (cx - ax) * (cy - dy) - (cy - ay) * (cx - dx);
    const t = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    return within(s, whole) && within(t, whole);
  }
  // Parallel or points: they meet if an end of one lies on the other.
  const lies = (px: bigint, py: bigint, x: bigint, y: bigint, z: bigint, w: bigint) =>
    (z - x) * (py - y) === (w - y) * (px - x) && (px - x) * (px - z) + (py - y) * (py - w) <= 0n;
  return (
    lies(ax, ay, cx, cy, dx, dy) ||
    lies(bx, by, cx, cy, dx, dy) ||
    lies(cx, cy, ax, ay, bx, by) ||
    lies(dx, dy, ax, ay, bx, by)
  );
}

/** The ends ax ay bx by of a segment that is no point. */
export const ends = (source: Source, most: number) =>
  source
    .distinct(2, () => [0, 0].map(() => source.int(-most, most)))
    .flat()
    .map(BigInt);

export const twin = described({
  problem: "2190",
  rounds: 40,
  shape: (s) => s.list(s.size(1, 100_000, 5), () => [...ends(s, 1e9), ...ends(s, 1e9)]),
  naive: (pairs) => pairs.map((pair) => (naiveMeet(pair) ? "YES" : "NO")),
});
