import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { clipPolygon, cutPolygon, type Polygon } from "../cut-polygon";
import { starPolygon } from "./circle-polygon-area.twin";
import { convexPolygon, planesOf } from "./cut-polygon.twin";
import { naiveArea, naiveCorners } from "./intersect-half-planes.twin";

const areaOf = ({ x, y }: Polygon): number =>
  x.reduce((sum, value, i) => {
    const next = (i + 1) % x.length;
    return sum + (value * y[next]! - y[i]! * x[next]!) / 2;
  }, 0);

const columns = (corners: readonly (readonly [number, number])[]) => ({
  x: Float64Array.from(corners, ([x]) => x),
  y: Float64Array.from(corners, ([, y]) => y),
});

it("a star cut level has the area of its slices", () => {
  for (const random of rounds(150)) {
    const corners = starPolygon(random, 7, 6);
    const { x, y } = columns(corners);
    const at = random.int(-5, 5);
    // Slices between neighbouring heights of corners are trapezoids: their middle width says it all.
    const heights = [...new Set([...y, at])].filter((v) => v >= at).sort((a, b) => a - b);
    let area = 0;
    heights.slice(1).forEach((high, k) => {
      const middle = (high + heights[k]!) / 2;
      const crossings = corners.flatMap(([px, py], i) => {
        const [qx, qy] = corners[(i + 1) % corners.length]!;
        return py < middle === qy < middle ? [] : [px + ((middle - py) / (qy - py)) * (qx - px)];
      });
      crossings
        .sort((a, b) => a - b)
        .forEach((value, i) => {
          area += (i % 2 === 0 ? -value : value) * (high - heights[k]!);
        });
    });
    expect(areaOf(cutPolygon(x, y, 0, at, 1, at))).toBeCloseTo(area, 9);
  }
});

it("clips convex polygons as the half-planes of both do", () => {
  for (const random of rounds(80)) {
    const most = random.pick([3, 20, 1000]);
    const shift = random.int(-most, most);
    const first = convexPolygon(random, random.int(3, 8), most);
    const second = convexPolygon(random, random.int(3, 8), most).map(
      ([x, y]) => [x + shift, y - shift] as const,
    );
    const [a, b] = [columns(first), columns(second)];
    const part = clipPolygon(a.x, a.y, b.x, b.y);
    const expected = naiveArea(naiveCorners([...planesOf(first), ...planesOf(second)]));
    expect(Math.abs(areaOf(part) - expected)).toBeLessThan(1e-9 * most * most);
  }
});

it("nothing, all, a corner; bad input", () => {
  const { x, y } = columns(tableOf("0 0, 4 0, 4 2, 0 2"));
  expect(cutPolygon(x, y, 0, -1, 1, -1)).toEqual({ x, y });
  expect(cutPolygon(x, y, 0, 3, 1, 3).x.length).toBe(0);
  expect(cutPolygon(x, y, 0, 2, 1, 2)).toEqual(columns(tableOf("4 2, 0 2")));
  expect(cutPolygon(x, y, 1, 0, 1, 5)).toEqual(columns(tableOf("0 0, 1 0, 1 2, 0 2")));
  expect(cutPolygon(new Int32Array(0), new Int32Array(0), 0, 0, 1, 0).x.length).toBe(0);
  // Above the line, and finite, though the sum of both coordinates is not.
  const far = Float64Array.of(1e308);
  expect([...cutPolygon(far, far, 0, 0, 1, 0).x]).toEqual([1e308]);
  expect(() => clipPolygon(x, y, x.slice(2), y.slice(2))).toThrow("clipPolygon: expected at least");
});
