import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import type { Point } from "./convex-hull.twin";
import { closeNumbers } from "./segment-distance.twin";

/**
 * The integral of f from low to high by tanh-sinh quadrature, which vertical tangents of f at both ends
 * do not disturb: H. Takahasi, M. Mori, Publ. RIMS 9 (1974).
 */
export function integral(f: (x: number) => number, low: number, high: number): number {
  if (!(high > low)) return 0;
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  const step = 1 / 64;
  let sum = 0;
  for (let k = -256; k <= 256; k++) {
    const t = k * step;
    const inner = (Math.PI / 2) * Math.sinh(t);
    const weight = ((Math.PI / 2) * Math.cosh(t)) / Math.cosh(inner) ** 2;
    if (!(weight > 0)) continue;
    sum += weight * f(middle + half * Math.tanh(inner));
  }
  return sum * step * half;
}

/** Slices at x: the chord of the circle with the parts between each two edges of the polygon. */
export function naivePolygonArea(r: number, corners: readonly Point[]): number {
  const edges = corners.map((p, i) => [p, corners[(i + 1) % corners.length]!] as const);
  const cuts = new Set<number>([-r, r]);
  for (const [x] of corners) cuts.add(x);
  for (const [[px, py], [qx, qy]] of edges) {
    // Where the edge's line crosses the circle.
    const [dx, dy] = [qx - px, qy - py];
    const [a, b, c] = [dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - r * r];
    const under = b * b - a * c;
    if (a === 0 || under < 0) continue;
    for (const sign of [-1, 1]) cuts.add(px + (dx * (-b + sign * Math.sqrt(under))) / a);
  }
  const places = [...cuts].filter((x) => x >= -r && x <= r).sort((a, b) => a - b);
  const slice = (x: number) => {
    const top = Math.sqrt(Math.max(0, r * r - x * x));
    const heights = edges
      .filter(([[px], [qx]]) => px < x !== qx < x)
      .map(([[px, py], [qx, qy]]) => py + ((x - px) / (qx - px)) * (qy - py))
      .sort((a, b) => a - b)
      .map((y) => Math.max(-top, Math.min(top, y)));
    return heights.reduce((sum, y, i) => sum + (i % 2 === 0 ? -y : y), 0);
  };
  return places.reduce((sum, x, i) => sum + (i === 0 ? 0 : integral(slice, places[i - 1]!, x)), 0);
}

/** Corners about some point by their angle: a polygon without crossings, seldom convex. */
export function starPolygon(random: Random, n: number, most: number): Point[] {
  for (;;) {
    // No corner has the angle of another: keys of 10^-4 keep edges from overlapping.
    const angles = new Map<number, Point>();
    const [middleX, middleY] = [
      random.int(-most, most) / 2 + 0.29,
      random.int(-most, most) / 2 + 0.13,
    ];
    while (angles.size < n) {
      const point: Point = [random.int(-most, most), random.int(-most, most)];
      angles.set(Math.round(Math.atan2(point[1] - middleY, point[0] - middleX) * 1e4), point);
    }
    const keys = [...angles.keys()].sort((a, b) => a - b);
    // All about the middle: no gap takes half the circle.
    const last = keys[n - 1]! - 2 * Math.PI * 1e4;
    const gaps = keys.map((key, i) => key - (i === 0 ? last : keys[i - 1]!));
    if (Math.max(...gaps) < 3.1e4) return keys.map((key) => angles.get(key)!);
  }
}

export const twin = described({
  problem: "CGL_7_H",
  rounds: 8,
  middle: 20,
  shape: (s) => {
    const [n, r] = [s.size(3, 100), s.int(1, 100)];
    const most = (random: Random) => (n > 6 ? 100 : random.pick([5, r, 100]));
    const make = (random: Random) => starPolygon(random, n, Math.max(5, most(random)));
    return { r, corners: s.rows<Point>(n, -100, 100, make) };
  },
  naive: ({ r, corners }) => naivePolygonArea(r, corners),
  check: closeNumbers(1e-5),
});
