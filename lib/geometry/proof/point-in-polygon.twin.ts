import { described } from "../../../scripts/verify/shape";
import { type Corner, polygon } from "./polygon-area.twin";

/** -1, 0 or 1, by the number of edges above the point. */
export function naiveSide(corners: readonly Corner[], [px, py]: Corner): number {
  const [x, y] = [BigInt(px), BigInt(py)];
  let side = -1;
  for (let i = 0; i < corners.length; i++) {
    const [ax, ay] = corners[i]!.map(BigInt) as [bigint, bigint];
    const [bx, by] = corners[(i + 1) % corners.length]!.map(BigInt) as [bigint, bigint];
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const dot = (x - ax) * (x - bx) + (y - ay) * (y - by);
    if (cross === 0n && dot <= 0n) return 0;
    // A ray upwards, a very little to the right: no corner lies on it.
    if (ax > x === bx > x) continue;
    // The height of the edge there, times bx - ax, against that of the point.
    const height = ay * (bx - ax) + (by - ay) * (x - ax);
    const above = bx > ax ? height > y * (bx - ax) : height < y * (bx - ax);
    if (above) side = -side;
  }
  return side;
}

export const twin = described({
  problem: "2192",
  shape: (s) => {
    const [n, m] = [s.size(3, 1000), s.size(1, 1000, 3)];
    const corners = polygon(s, n, 5, 9);
    const far = corners.flat().reduce((most, value) => Math.max(most, Math.abs(value)), 1);
    const points = s.rows<Corner>(m, -1e9, 1e9, (random) =>
      Array.from({ length: m }, () =>
        random.int(0, 4) === 0
          ? random.pick(corners)
          : [random.int(-far, far), random.int(-far, far)],
      ),
    );
    return { corners, points };
  },
  naive: ({ corners, points }) =>
    points.map((point) => ["OUTSIDE", "BOUNDARY", "INSIDE"][naiveSide(corners, point) + 1]),
});
