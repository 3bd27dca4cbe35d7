import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { FenwickGrid } from "../fenwick-grid";

it("agrees with an array", () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(seed);
    const [rows, columns] = [random.int(1, 7), random.int(1, 7)];
    const cells = new Array<number>(rows * columns).fill(0);
    const grid = new FenwickGrid(rows, columns);
    for (let step = 0; step < 40; step++) {
      const [row, column] = [random.int(0, rows - 1), random.int(0, columns - 1)];
      const x = random.int(-9, 9);
      cells[row * columns + column]! += x;
      grid.add(row, column, x);
      const [top, left] = [random.int(0, rows), random.int(0, columns)];
      const [bottom, right] = [random.int(top, rows), random.int(left, columns)];
      let sum = 0;
      for (let r = top; r < bottom; r++) {
        for (let c = left; c < right; c++) sum += cells[r * columns + c]!;
      }
      expect(grid.sum(top, left, bottom, right) + 0).toBe(sum);
    }
  }
});

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
