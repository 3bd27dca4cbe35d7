import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { convexHull } from "../convex-hull";
import { HullSearch } from "../hull-search";

type Point = readonly [number, number];

/** The sign of the cross product of a -> b and a -> c. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const cross = BigInt(bx - ax) * BigInt(cy - ay) - BigInt(by - ay) * BigInt(cx - ax);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

/** Polygons of corners in a few places and in many, each from a random corner on. */
function polygons(): { points: Point[]; random: Random; most: number }[] {
  const random = new Random(1);
  const list: { points: Point[]; random: Random; most: number }[] = [];
  while (list.length < 200) {
    const most = random.pick([1, 2, 5, 30, 2 ** 50]);
    const some = () =>
      Float64Array.from({ length: random.int(3, 25) }, () => random.int(-most, most));
    const x = some();
    const y = Float64Array.from(x, () => random.int(-most, most));
    const corners = Array.from(convexHull(x, y), (i): Point => [x[i]!, y[i]!]);
    if (corners.length < 3) continue;
    const from = random.int(0, corners.length - 1);
    list.push({ points: [...corners.slice(from), ...corners.slice(0, from)], random, most });
  }
  return list;
}

const searchOf = (points: readonly Point[]) =>
  new HullSearch(
    Float64Array.from(points, ([x]) => x),
    Float64Array.from(points, ([, y]) => y),
  );

test("the furthest corner, the sides on a line, the tangents from a point", () => {
  for (const { points, random, most } of polygons()) {
    const n = points.length;
    const search = searchOf(points);
    const any = (): Point => [random.int(-most, most), random.int(-most, most)];
    for (let ask = 0; ask < 12; ask++) {
      const [a, b] = [
        ask % 3 === 0 ? random.pick(points) : any(),
        ask % 4 === 0 ? random.pick(points) : any(),
      ];
      if (b[0] !== 0 || b[1] !== 0) {
        const reach = points.map(([x, y]) => BigInt(x) * BigInt(b[0]) + BigInt(y) * BigInt(b[1]));
        const best = reach.reduce((p, q) => (q > p ? q : p));
        const corner = search.furthest(b[0], b[1]);
        expect(reach[corner]).toBe(best);
        if (reach.filter((value) => value === best).length === 2)
          expect(reach[(corner + 1) % n]).toBe(best);
      }
      if (a[0] !== b[0] || a[1] !== b[1]) {
        const sides = points.map((c) => turn(a, b, c));
        const crossing = search.crossing(a[0], a[1], b[0], b[1]);
        if (!sides.includes(1) || !sides.includes(-1)) expect(crossing).toBe(undefined);
        else {
          const at = (i: number) => sides[i % n]! > 0;
          const leave = sides.findIndex((_, i) => !at(i) && at(i + 1));
          const enter = sides.findIndex((_, i) => at(i) && !at(i + 1));
          expect(crossing).toEqual({ enter, leave });
        }
      }
      const isOutside = points.some((c, i) => turn(c, points[(i + 1) % n]!, a) < 0);
      const tangents = search.tangents(a[0], a[1]);
      if (!isOutside) expect(tangents).toBe(undefined);
      else {
        const far = ([x, y]: Point) => Math.abs(x - a[0]) + Math.abs(y - a[1]);
        for (const [corner, side] of [
          [tangents!.right, 1],
          [tangents!.left, -1],
        ] as const) {
          for (const c of points) {
            const sign = turn(a, points[corner]!, c);
            expect(sign === side || (sign === 0 && far(points[corner]!) <= far(c))).toBe(true);
          }
        }
      }
    }
  }
});

test("2·10^5 corners need few steps", () => {
  const n = 200_000;
  // A parabola, and its end above.
  const x = Float64Array.from({ length: n }, (_, i) => i);
  const y = x.map((value) => value * value);
  const search = new HullSearch(x, y);
  expect(search.furthest(2 * 777, -1)).toBe(777);
  expect(search.crossing(-1, 2500, 1, 2500)).toEqual({ enter: n - 1, leave: 50 });
  expect(search.tangents(100, 9_999)).toEqual({ right: 101, left: 99 });
  let sum = 0;
  for (let i = 1; i < 20_000; i++) sum += search.tangents(2 * i, 4 * i * i - 1)!.right - 2 * i;
  expect(sum).toBe(19_999);
});
