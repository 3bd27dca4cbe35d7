import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import {
  cross3d,
  lineDistance3d,
  orientation3d,
  Plane,
  segmentDistance3d,
  tetrahedronVolume,
} from "../plane";
import { volume } from "./convex-hull-3d.twin";

type Big = bigint[];
type Vector = [number, number, number];

const dot = (u: Big, v: Big) => u.reduce((sum, x, axis) => sum + x * v[axis]!, 0n);
const minus = (p: number[], q: number[]) => p.map((x, axis) => BigInt(x) - BigInt(q[axis]!));
const determinant = (...vectors: Big[]) => volume([0n, 0n, 0n], ...vectors);
/** The square of the volume that vectors span: their Gram determinant. */
const gram = (...all: Big[]): bigint =>
  all.length === 1
    ? dot(all[0]!, all[0]!)
    : all.length === 2
      ? gram(all[0]!) * gram(all[1]!) - dot(all[0]!, all[1]!) ** 2n
      : determinant(...all.map((u) => all.map((v) => dot(u, v))));
const root = (numerator: bigint, denominator: bigint) =>
  Math.sqrt(Number(numerator) / Number(denominator));

const close = (value: number, expected: number, share = 2 ** -37) => {
  if (!(Math.abs(value - expected) <= Math.abs(expected) * share)) expect(value).toBe(expected);
};
const point = (random: Random, most: number) =>
  [0, 1, 2].map(() => random.int(-most, most)) as Vector;

it("volumes, sides and distances of integers to 2^52, beside planes and lines, too", () => {
  for (const random of rounds(1500)) {
    const most = random.pick([2, 1000, 2 ** 25, 2 ** 50]);
    const [a, b, c] = [0, 0, 0].map(() => point(random, most)) as [Vector, Vector, Vector];
    // Every other time near the plane, or in it.
    const [s, t] = [random.int(0, 4) / 4, random.int(0, 4) / 4];
    const near = a.map((x, axis) => Math.round(x + s * (b[axis]! - x) + t * (c[axis]! - x)));
    const d = random.pick([point(random, most), near]);
    const [u, v, w] = [b, c, d].map((p) => minus(p, a)) as [Big, Big, Big];
    const whole = determinant(u, v, w);
    close(tetrahedronVolume(a, b, c, d), Number(whole) / 6);
    const sign = whole > 0n ? 1 : whole < 0n ? -1 : 0;
    expect(orientation3d(Float64Array.from(a), b, c, d)).toBe(sign);
    if (gram(u) === 0n) continue;
    close(lineDistance3d(d, a, b), root(gram(u, w), gram(u)));
    const toB = minus(d, b);
    const expected =
      dot(u, w) <= 0n ? root(gram(w), 1n) : dot(u, toB) >= 0n ? root(gram(toB), 1n) : undefined;
    close(segmentDistance3d(d, a, b), expected ?? root(gram(u, w), gram(u)));
    if (gram(u, v) === 0n) {
      expect(() => new Plane(a, b, c)).toThrow("no line");
      continue;
    }
    const plane = new Plane(a, b, c);
    expect(plane.side(d)).toBe(sign);
    close(plane.distance(d), root(gram(u, v, w), gram(u, v)));
    expect(plane.crossing(a, b)).toBe(undefined);
  }
});

it("feet, crossings and lines in two planes lie where they have to", () => {
  for (const random of rounds(500)) {
    const points = Array.from({ length: 8 }, () => point(random, random.pick([2, 20])));
    const [a, b, c, d, e, f, p, q] = points as [
      ...[Vector, Vector, Vector, Vector],
      ...[Vector, Vector, Vector, Vector],
    ];
    const isPlane = (x: Vector, y: Vector, z: Vector) => gram(minus(y, x), minus(z, x)) > 0n;
    if (!isPlane(a, b, c) || !isPlane(d, e, f)) continue;
    const [plane, other] = [new Plane(a, b, c), new Plane(d, e, f)];
    const foot = plane.foot(p);
    expect(plane.distance(foot)).toBeCloseTo(0, 9);
    expect(Math.hypot(...p.map((x, axis) => x - foot[axis]!))).toBeCloseTo(plane.distance(p), 9);
    const slope = determinant(minus(b, a), minus(c, a), minus(q, p));
    const crossing = plane.crossing(p, q);
    expect(crossing === undefined).toBe(slope === 0n);
    if (crossing && slope !== 0n) {
      expect(plane.distance(crossing)).toBeCloseTo(0, 7);
      expect(lineDistance3d(crossing, p, q)).toBeCloseTo(0, 7);
    }
    const line = plane.meet(other);
    expect(line === undefined).toBe(cross3d(plane.normal, other.normal).every((x) => x === 0));
    for (const part of line ? [0, 1, -1] : []) {
      const on = line!.point.map((x, axis) => x + part * line!.direction[axis]!);
      expect(plane.distance(on) + other.distance(on)).toBeCloseTo(0, 7);
    }
  }
});
