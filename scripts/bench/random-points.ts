import { Random } from "../../lib/sequence/random";
import type { Run } from "./bench";

/** Columns of random coordinates within ±10^9: x and y of points, or more of them for segments. */
export function randomColumns(count: number, length: number): Int32Array[] {
  const random = new Random(1);
  return Array.from({ length: count }, () =>
    Int32Array.from({ length }, () => random.int(-1e9, 1e9)),
  );
}

/** The points as most packages take them. */
export function pairsOf(x: ArrayLike<number>, y: ArrayLike<number>): [number, number][] {
  return Array.from(x, (value, i) => [value, y[i]!]);
}

/** A polygon around the origin, counterclockwise; convex if `depth` is 0, else a star of random radii. */
export function roundPolygon(corners: number, depth: number): [Int32Array, Int32Array] {
  const random = new Random(1);
  const x = new Int32Array(corners);
  const y = new Int32Array(corners);
  for (let i = 0; i < corners; i++) {
    const angle = (2 * Math.PI * i) / corners;
    const radius = 1e9 - random.int(0, depth);
    x[i] = Math.round(radius * Math.cos(angle));
    y[i] = Math.round(radius * Math.sin(angle));
  }
  return [x, y];
}

/** A run that counts how many of some random points lie inside. */
export function countInside(points: number, isInside: (px: number, py: number) => boolean): Run {
  const [x, y] = randomColumns(2, points) as [Int32Array, Int32Array];
  return () => {
    let count = 0;
    for (let i = 0; i < points; i++) if (isInside(x[i]!, y[i]!)) count++;
    return count;
  };
}
