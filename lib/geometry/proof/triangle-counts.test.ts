import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { TriangleCounts } from "../triangle-counts";
import { naiveCount } from "./triangle-counts.twin";

it("agrees with three orientations a point, for all triangles", () => {
  const random = new Random(1);
  for (let step = 0; step < 300; step++) {
    const most = random.pick([1, 2, 4, 1e9]);
    const points = (n: number) =>
      Array.from({ length: n }, () => [random.int(0, most), random.int(0, most)] as const);
    const corners = points(random.int(0, 6));
    const others = [...points(random.int(0, 12)), ...corners.slice(0, 2)];
    const column = (list: (readonly [number, number])[], k: 0 | 1) =>
      Int32Array.from(list, (point) => point[k]);
    const counts = new TriangleCounts(
      column(corners, 0),
      column(corners, 1),
      column(others, 0),
      column(others, 1),
    );
    corners.forEach((a, i) => {
      corners.forEach((b, j) => {
        corners.forEach((c, k) => {
          const count = counts.count(i, j, k);
          const wanted = naiveCount(a, b, c, others);
          holdEqual(count, wanted, () => ({ a, b, c, others, found: count }));
        });
      });
    });
  }
});

it("refuses corners outside and bad columns", () => {
  const one = Int32Array.of(1);
  expect(() => new TriangleCounts(one, new Int32Array(2), one, one)).toThrow(
    /^TriangleCounts: 1 x/,
  );
  expect(() => new TriangleCounts(one, one, one, new Int32Array(2))).toThrow(
    /^TriangleCounts: 1 x/,
  );
  const many = new Int32Array(4097);
  expect(() => new TriangleCounts(many, many, one, one)).toThrow(/at most 4096 corners, got 4097/);
  const most = many.subarray(1);
  expect(withoutArrays(() => new TriangleCounts(most, most, one, one))).toThrow("an array");
});
