import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { FenwickGrid } from "../fenwick-grid";

it("refuses bad sides, cells, numbers and rectangles", () => {
  for (const [rows, columns] of [
    [2 ** 20, 2 ** 20],
    [2 ** 26 + 1, 2],
    [3, 2 ** 26],
  ] as const) {
    expect(() => new FenwickGrid(rows, columns)).toThrow(
      "FenwickGrid: rows * columns: size must be an integer in [0, 134217728]",
    );
  }
  for (const [rows, columns] of [
    [1, 2 ** 27],
    [2 ** 27, 1],
    [2 ** 13, 2 ** 14],
    [0, 2 ** 27],
  ] as const) {
    const make = () => new FenwickGrid(rows, columns);
    expect(withoutArrays(make, 0, "Float64Array")).toThrow("an array");
  }
});
