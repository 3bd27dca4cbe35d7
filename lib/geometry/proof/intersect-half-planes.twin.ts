import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { starPolygon } from "./circle-polygon-area.twin";

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

type Point = readonly [number, number];

const fileOf = (corners: readonly Point[]) =>
  `${corners.length}\n${corners.map(([x, y]) => `${x} ${y}\n`).join("")}`;

/** A polygon clockwise, moved to coordinates from 0 on. */
const clockwise = (random: Random, n: number, most: number) =>
  fileOf(
    starPolygon(random, n, most)
      .reverse()
      .map(([x, y]) => [x + most, y + most]),
  );

/** Corners (i, i²) of a parabola and of its mirror image: convex, with the whole of it to be seen. */
function lens(count: number): { corners: Point[]; area: bigint } {
  const side = (count / 2) | 0;
  const step = Math.floor(10_000_000 / side);
  const height = (i: number) => Math.floor((i * (side - i) * 19_000_000) / (side * side));
  const corners: Point[] = [];
  for (let i = 0; i <= side; i++) corners.push([i * step, 5_000_000 + height(i)]);
  for (let i = side - 1; i > 0; i--) corners.push([i * step, 5_000_000 - height(i)]);
  let twice = 0n;
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    twice += BigInt(nextX) * BigInt(y) - BigInt(x) * BigInt(nextY);
  });
  return { corners, area: twice };
}

export const twin: Twin = {
  problem: "bigbrother",
  generators: {
    small: (random) => clockwise(random, random.int(3, 5), random.pick([2, 4])),
    few: (random) => clockwise(random, random.int(3, 6), 5_000_000),
    middle: (random) => clockwise(random, random.int(4, 9), 20),
    convex: () => {
      const { corners, area } = lens(2000);
      return { input: fileOf(corners), output: `${area / 2n}.${area % 2n === 0n ? 0 : 5}\n` };
    },
    /** A comb: of two spikes that lean apart nothing sees both to the tips. */
    "max-comb": () => {
      const spikes = 249_999;
      const corners: Point[] = [[0, 0]];
      for (let i = 0; i < spikes; i++) {
        corners.push([40 * i, 1000 + (i % 2)]);
        corners.push([40 * i + (i % 2 === 0 ? 1 : 39), 10]);
      }
      corners.push([40 * spikes, 0]);
      return { input: fileOf(corners), output: "0\n" };
    },
  },
  naive: (input) => {
    const [n, ...numbers] = input.trim().split(/\s+/).map(Number);
    const planes = Array.from({ length: n! }, (_, i) => {
      const next = ((i + 1) % n!) * 2;
      return leftOf([numbers[next]!, numbers[next + 1]!, numbers[2 * i]!, numbers[2 * i + 1]!]);
    });
    return `${naiveArea(naiveCorners(planes))}\n`;
  },
  check: (_input, output, expected) => {
    const area = Number(output);
    if (expected === undefined) return;
    const wanted = Number(expected);
    if (!(Math.abs(area - wanted) <= Math.max(0.1, 1e-6 * wanted)) || output.trim() === "") {
      throw new Error(`expected ${wanted}, found ${output.trim()}`);
    }
  },
};
