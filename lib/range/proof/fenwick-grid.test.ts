import { expect, it } from "vitest";
import { FenwickGrid } from "../fenwick-grid";

it("a cell is set and read", () => {
  const grid = new FenwickGrid(3, 4);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++) grid.add(row, column, 10 * row + column);
  grid.set(1, 2, -7);
  expect([grid.get(1, 2), grid.get(2, 3), grid.sum(0, 0, 3, 4)]).toEqual([-7, 23, 138 - 19]);
});

it("refuses bad sides, cells, numbers and rectangles", () => {
  for (const [rows, columns] of [
    [2 ** 20, 2 ** 20],
    [2 ** 26 + 1, 2],
    [3, 2 ** 26],
  ] as const) {
    const call = () => new FenwickGrid(rows, columns);
    expect(call).toThrow("FenwickGrid: rows * columns: size must be an integer in [0, 134217728]");
  }
});
