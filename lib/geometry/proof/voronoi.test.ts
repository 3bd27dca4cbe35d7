import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { Voronoi } from "../voronoi";
import type { Point } from "./convex-hull.twin";
import { hasEdge, leftOf, naiveCorners } from "./intersect-half-planes.twin";
import { nearer } from "./voronoi.twin";

const columns = (points: readonly Point[]) =>
  [Float64Array.from(points, ([x]) => x), Float64Array.from(points, ([, y]) => y)] as const;

it("borders on the points that half-planes of all points say, with their corners", () => {
  const seen: Record<string, number> = { bounded: 0, unbounded: 0, empty: 0 };
  for (const random of rounds(60)) {
    const most = random.pick([2, 3, 6]);
    const points = Array.from(
      { length: random.int(1, 9) },
      (): Point => [random.int(-most, most), random.int(-most, most)],
    );
    const voronoi = new Voronoi(...columns(points));
    // No crossing of two lines lies further away than this square.
    const far = 10_000;
    const box = [
      [-far, -far, far, -far],
      [far, -far, far, far],
      [far, far, -far, far],
      [-far, far, -far, -far],
    ].map(leftOf);
    points.forEach((point, i) => {
      const cell = voronoi.cell(i);
      const others = points.filter((other) => other.join() !== point.join());
      const planes = others.map((other) => nearer(point, other));
      const corners = naiveCorners([...planes, ...box]);
      const edges = others.filter((_, k) => hasEdge(planes[k]!, corners));
      const names = Array.from(cell.neighbours, (j) => points[j]!.join());
      expect(names.sort()).toEqual([...new Set(edges.map((other) => other.join()))].sort());
      const inner = corners.filter(
        ([x, y, w]) =>
          ![x, y].some((value) => value === w * BigInt(far) || value === -w * BigInt(far)),
      );
      expect(cell.kind).toBe(inner.length === corners.length ? "bounded" : "unbounded");
      seen[cell.kind]!++;
      expect([cell.x.length, cell.y.length]).toEqual([inner.length, inner.length]);
      cell.x.forEach((value, k) => {
        const isCorner = inner.some(
          ([x, y, w]) =>
            Math.abs(Number(x) / Number(w) - value) < 1e-9 &&
            Math.abs(Number(y) / Number(w) - cell.y[k]!) < 1e-9,
        );
        expect(isCorner).toBe(true);
      });
    });
  }
  expect(seen.bounded).toBeGreaterThan(25);
  expect(seen.unbounded).toBeGreaterThan(25);
});

it("the parts of cells inside a square fill it, whether the square cuts them or not", () => {
  const random = new Random(2);
  for (let step = 0; step < 50; step++) {
    const most = random.pick([3, 1000, 1e9, 2 ** 46]);
    const points = Array.from(
      { length: random.int(1, 60) },
      (): Point => [random.int(-most, most), random.int(-most, most)],
    );
    const voronoi = new Voronoi(...columns(points));
    const side = random.int(Math.ceil(most / 3), Math.floor((2 * most) / 3));
    // A square, one that leans to a side with the same area, or a thin triangle.
    const lean = step % 3 === 0 ? 0 : random.int(-side, side) / 2;
    const shear = (x: number, y: number) => [x + Math.round((lean * y) / side), y] as const;
    const corners =
      step % 3 === 2
        ? random.int(0, 1) === 0
          ? [shear(-side, -side), shear(side, side), shear(0, 1)]
          : [shear(side, -side), shear(-side, side), shear(-1, 0)]
        : [shear(-side, -side), shear(side, -side), shear(side, side), shear(-side, side)];
    const square = {
      x: Float64Array.from(corners, ([x]) => x),
      y: Float64Array.from(corners, ([, y]) => y),
    };
    const areaOf = (x: ArrayLike<number>, y: ArrayLike<number>) => {
      let twice = 0;
      for (let k = 0; k < x.length; k++) {
        const next = k + 1 < x.length ? k + 1 : 0;
        twice += ((x[k]! / side) * y[next]!) / side - ((y[k]! / side) * x[next]!) / side;
      }
      return twice / 2;
    };
    let area = 0;
    const seen = new Set<string>();
    points.forEach((point, i) => {
      if (seen.has(String(point))) return;
      seen.add(String(point));
      const { x, y } = voronoi.cell(i, square);
      area += areaOf(x, y);
    });
    expect(area).toBeCloseTo(areaOf(square.x, square.y), 9);
  }
});

it("a corner that leaves the polygon by very little makes an edge of its side", () => {
  const random = new Random(3);
  const sizes = [2 ** 20, ...Array.from({ length: 100 }, () => random.int(2 ** 24, 2 ** 30))];
  sizes.forEach(checkSides);
});

function checkSides(s: number): void {
  // The circle through the origin and (2 s, ±1) has its centre at (s + 1 / (4 s), 0).
  const points: Point[] = [
    [0, 0],
    [2 * s, 1],
    [2 * s, -1],
    [-4, 9],
    [-4, -9],
  ];
  const corners: Point[] = [
    [s, -8 * s],
    [s, 8 * s],
    [-4 * s, 0],
  ];
  for (let turns = 0; turns < 4; turns++) {
    for (const [dx, dy] of [
      [0, 0],
      [-s, 8 * s],
    ] as const) {
      const place = ([x, y]: Point) => {
        let [u, v] = [x + dx, y + dy];
        for (let k = 0; k < turns; k++) [u, v] = [-v, u];
        return [u, v] as const;
      };
      const [x, y] = columns(corners.map(place));
      const { neighbours } = new Voronoi(...columns(points.map(place))).cell(0, { x, y });
      expect(Array.from(neighbours).sort((a, b) => a - b)).toEqual([~0, 1, 2, 3, 4]);
    }
  }
}

it("names the edges of the polygon around; bad input", () => {
  const voronoi = new Voronoi(Int32Array.of(1, 3), Int32Array.of(1, 1));
  const within = { x: Int32Array.of(0, 4, 4, 0), y: Int32Array.of(0, 0, 2, 2) };
  expect(voronoi.cell(0, within)).toEqual({
    kind: "bounded",
    neighbours: Int32Array.of(~3, ~0, 1, ~2),
    x: Float64Array.of(0, 2, 2, 0),
    y: Float64Array.of(0, 0, 2, 2),
  });
  const apart = { x: Int32Array.of(3, 4, 4), y: Int32Array.of(0, 0, 2) };
  expect(voronoi.cell(0, apart).kind).toBe("empty");
  expect(new Voronoi(Int32Array.of(5), Int32Array.of(5)).cell(0).kind).toBe("unbounded");
  const call = () => voronoi.cell(0, { x: within.x, y: within.y.slice(1) });
  expect(call).toThrow(/^Voronoi.cell: 4 x/);
});
