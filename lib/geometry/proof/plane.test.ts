import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import {
  cross3d,
  dot3d,
  lineDistance3d,
  orientation3d,
  Plane,
  segmentDistance3d,
  tetrahedronVolume,
} from "../plane";
import { volume } from "./convex-hull-3d.twin";

type Vector = [number, number, number];

const dot = (u: bigint[], v: bigint[]) => u.reduce((sum, x, axis) => sum + x * v[axis]!, 0n);
const minus = (p: number[], q: number[]) => p.map((x, axis) => BigInt(x) - BigInt(q[axis]!));
const determinant = (...vectors: bigint[][]) => volume([0n, 0n, 0n], ...vectors);
/** The square of the parallelogram's area. */
const area = (u: bigint[], v: bigint[]) => dot(u, u) * dot(v, v) - dot(u, v) ** 2n;
const root = (numerator: bigint, denominator: bigint) =>
  Math.sqrt(Number(numerator) / Number(denominator));
const close = (value: number, expected: number) => {
  if (!(Math.abs(value - expected) <= Math.abs(expected) * 2 ** -37)) expect(value).toBe(expected);
};
const point = (random: Random, most: number) =>
  [0, 1, 2].map(() => random.int(-most, most)) as Vector;

it("volumes, sides and distances of integers to 2^52, beside planes and lines, too", () => {
  for (const random of rounds(1500)) {
    const most = random.pick([2, 1000, 2 ** 25, 2 ** 50]);
    const [a, b, c] = [point(random, most), point(random, most), point(random, most)];
    // Every other time near the plane, or in it.
    const [s, t] = [random.int(0, 4) / 4, random.int(0, 4) / 4];
    const near = a.map((x, axis) => Math.round(x + s * (b[axis]! - x) + t * (c[axis]! - x)));
    const d = random.pick([point(random, most), near]);
    const [u, v, w, z] = [minus(b, a), minus(c, a), minus(d, a), minus(d, b)];
    const whole = determinant(u, v, w);
    close(tetrahedronVolume(a, b, c, d), Number(whole) / 6);
    const sign = whole > 0n ? 1 : whole < 0n ? -1 : 0;
    expect(orientation3d(Float64Array.from(a), b, c, d)).toBe(sign);
    if (dot(u, u) === 0n) continue;
    close(lineDistance3d(d, a, b), root(area(u, w), dot(u, u)));
    const end = dot(u, w) <= 0n ? w : dot(u, z) >= 0n ? z : undefined;
    const distance = end ? root(dot(end, end), 1n) : root(area(u, w), dot(u, u));
    close(segmentDistance3d(d, a, b), distance);
    if (area(u, v) === 0n) {
      expect(() => new Plane(a, b, c)).toThrow("no line");
      continue;
    }
    const plane = new Plane(a, b, c);
    expect(plane.side(d)).toBe(sign);
    close(plane.distance(d), root(whole ** 2n, area(u, v)));
    expect(plane.crossing(a, b)).toBe(undefined);
  }
});

it("feet, crossings and lines in two planes lie where they have to", () => {
  for (const random of rounds(500)) {
    const next = () => point(random, random.pick([2, 20]));
    const [a, b, c, d, e, f] = [next(), next(), next(), next(), next(), next()];
    if (area(minus(b, a), minus(c, a)) * area(minus(e, d), minus(f, d)) === 0n) continue;
    const [plane, other, p, q] = [new Plane(a, b, c), new Plane(d, e, f), next(), next()];
    const foot = plane.foot(p);
    expect(Math.hypot(...p.map((x, axis) => x - foot[axis]!))).toBeCloseTo(plane.distance(p), 9);
    const crossing = plane.crossing(p, q);
    const slope = determinant(minus(b, a), minus(c, a), minus(q, p));
    expect(crossing === undefined).toBe(slope === 0n);
    if (crossing) expect(lineDistance3d(crossing, p, q)).toBeCloseTo(0, 7);
    const line = plane.meet(other);
    const across = cross3d(plane.normal, other.normal);
    expect(line === undefined).toBe(dot3d(across, across) === 0);
    const shared = [0, 1, -1].flatMap((part) =>
      line ? [line.point.map((x, axis) => x + part * line.direction[axis]!)] : [],
    );
    for (const on of [foot, crossing ?? a, ...shared]) {
      expect(plane.distance(on)).toBeCloseTo(0, 7);
    }
    for (const on of shared) expect(other.distance(on)).toBeCloseTo(0, 7);
  }
});
