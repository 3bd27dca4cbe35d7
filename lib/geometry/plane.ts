/**
 * Plane: the plane through three points in space; products of vectors, orientation, volume and distances in space.
 *
 * Use     const plane = new Plane([0, 0, 0], [4, 0, 0], [0, 4, 1]); plane.normal; plane.side([1, 1, 9]);
 *         plane.distance([1, 1, 9]); plane.foot([1, 1, 9]); plane.crossing([1, 1, 9], [1, 2, -9]);
 *         plane.meet(new Plane([0, 0, 0], [1, 0, 1], [0, 1, 0])); orientation3d([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
 *         tetrahedronVolume([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]); cross3d([1, 0, 0], [0, 1, 0]); dot3d([1, 2, 3], [4, 5, 6]);
 *         lineDistance3d([0, 0, 9], [0, 0, 0], [1, 1, 1]); segmentDistance3d([0, 0, 9], [0, 0, 0], [1, 1, 1])
 * Time    some 50 operations; a few µs in bigints where products of 2^53 or more nearly cancel
 * Space   a list of three numbers for each vector
 * Limits  points are three numbers, such as views on a Float64Array. Integers within ±2^52: side, orientation3d and whether
 *         a line is parallel are exact, volume and distances have a relative error below 2^-38; whether planes are parallel is
 *         exact within ±2^25. Fractions are rounded. Not checked to be numbers: cross3d(u, v), dot3d(u, v)
 * Errors  RangeError: a coordinate that is not finite, three points on a line, two equal points for a line
 * Source  folklore, own code
 * Tested  plane.test.ts: against determinants in BigInt; verify: yukicoder 622
 */
import { shown } from "../io/shown";
import { productDifference } from "./product-difference";

type Vector = ArrayLike<number>;
type Triple = [x: number, y: number, z: number];

export class Plane {
  /** From there a, b, c turn left. Its length is twice the area of the triangle. */
  readonly normal: Triple;
  private readonly a: Vector;
  private readonly toB: Triple;
  private readonly toC: Triple;
  private readonly square: number;

  constructor(a: Vector, b: Vector, c: Vector) {
    this.a = a;
    this.toB = way("Plane", a, b);
    this.toC = way("Plane", a, c);
    this.normal = cross3d(this.toB, this.toC);
    this.square = dot3d(this.normal, this.normal);
    if (this.square === 0) throw new RangeError("Plane: expected three points on no line");
  }

  /** 1: p is where the normal points; -1: on the other side; 0: in the plane. */
  side(p: Vector): number {
    return Math.sign(this.height("Plane.side", p));
  }

  distance(p: Vector): number {
    return Math.abs(this.height("Plane.distance", p)) / Math.sqrt(this.square);
  }

  /** The point of the plane that is nearest to p. */
  foot(p: Vector): Triple {
    return along(p, this.normal, -this.height("Plane.foot", p) / this.square);
  }

  /** Where the line through p and q meets the plane; undefined if it is parallel or within. */
  crossing(p: Vector, q: Vector): Triple | undefined {
    const direction = way("Plane.crossing", p, q);
    const slope = tripleProduct(this.toB, this.toC, direction);
    return slope === 0 ? undefined : along(p, direction, -this.height("Plane.crossing", p) / slope);
  }

  /** The line in both planes: a point of it and its direction; undefined if they are parallel. */
  meet(other: Plane): { point: Triple; direction: Triple } | undefined {
    const direction = cross3d(this.normal, other.normal);
    const square = dot3d(direction, direction);
    if (square === 0) return undefined;
    const point = along(
      this.a,
      cross3d(direction, this.normal),
      -other.height("Plane.meet", this.a) / square,
    );
    return { point, direction };
  }

  /** The distance of p times the length of the normal, signed. */
  private height(name: string, p: Vector): number {
    return tripleProduct(this.toB, this.toC, way(name, this.a, p));
  }
}

/** 1: a, b, c turn left as seen from d; -1: right; 0: all are in one plane. */
export function orientation3d(a: Vector, b: Vector, c: Vector, d: Vector): number {
  return Math.sign(tetrahedronVolume(a, b, c, d));
}

/** Negative where a, b, c turn right as seen from d. */
export function tetrahedronVolume(a: Vector, b: Vector, c: Vector, d: Vector): number {
  const name = "tetrahedronVolume";
  return tripleProduct(way(name, a, b), way(name, a, c), way(name, a, d)) / 6;
}

/** From p to the line through a and b. */
export function lineDistance3d(p: Vector, a: Vector, b: Vector): number {
  const direction = way("lineDistance3d", a, b);
  const square = dot3d(direction, direction);
  if (square === 0) throw new RangeError("lineDistance3d: expected two points of a line");
  return length(cross3d(direction, way("lineDistance3d", a, p))) / Math.sqrt(square);
}

/** From p to the segment from a to b, which may be a point. */
export function segmentDistance3d(p: Vector, a: Vector, b: Vector): number {
  const direction = way("segmentDistance3d", a, b);
  const fromA = way("segmentDistance3d", a, p);
  if (dot3d(direction, fromA) <= 0) return length(fromA);
  const fromB = way("segmentDistance3d", b, p);
  return dot3d(direction, fromB) >= 0 ? length(fromB) : lineDistance3d(p, a, b);
}

/** Each coordinate with a relative error below 2^-51, for integers within ±2^53. */
export function cross3d(u: Vector, v: Vector): Triple {
  return [
    productDifference(u[1]!, v[2]!, u[2]!, v[1]!),
    productDifference(u[2]!, v[0]!, u[0]!, v[2]!),
    productDifference(u[0]!, v[1]!, u[1]!, v[0]!),
  ];
}

export function dot3d(u: Vector, v: Vector): number {
  return u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!;
}

/** The determinant of three vectors of integers with a relative error below 2^-39; of fractions rounded. */
function tripleProduct(u: Triple, v: Triple, w: Triple): number {
  const normal = cross3d(u, v);
  const rounded = dot3d(normal, w);
  const size = Math.abs(normal[0] * w[0]) + Math.abs(normal[1] * w[1]) + Math.abs(normal[2] * w[2]);
  const isExact = size <= 2 ** 50 || Math.abs(rounded) > size * 2 ** -10;
  if (isExact || ![...u, ...v, ...w].every(Number.isInteger)) return rounded + 0; // never -0
  const [[a, b, c], [d, e, f], [g, h, i]] = [u, v, w].map((vector) => vector.map(BigInt)) as [
    ...[bigint[], bigint[], bigint[]],
  ];
  return Number((b! * f! - c! * e!) * g! + (c! * d! - a! * f!) * h! + (a! * e! - b! * d!) * i!);
}

function way(name: string, from: Vector, to: Vector): Triple {
  const vector: Triple = [to[0]! - from[0]!, to[1]! - from[1]!, to[2]! - from[2]!];
  if (Number.isFinite(vector[0] + vector[1] + vector[2])) return vector;
  throw new RangeError(
    `${name}: expected three finite coordinates, got ${shown(from)} and ${shown(to)}`,
  );
}

const length = ([x, y, z]: Triple): number => Math.hypot(x, y, z);

const along = (p: Vector, direction: Triple, part: number): Triple => [
  +p[0]! + direction[0] * part,
  +p[1]! + direction[1] * part,
  +p[2]! + direction[2] * part,
];
