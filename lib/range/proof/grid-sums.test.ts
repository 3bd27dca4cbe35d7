import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { GridSums } from "../grid-sums";

it("agrees with an array on every rectangle of small grids", () => {
  for (let rows = 0; rows <= 4; rows++) {
    for (let columns = 0; columns <= 5; columns++) {
      const random = new Random(10 * rows + columns);
      const cells = Array.from({ length: rows * columns }, () => random.int(-9, 9));
      const sums = new GridSums(rows, columns, cells);
      for (let top = 0; top <= rows; top++) {
        for (let bottom = top; bottom <= rows; bottom++) {
          for (let left = 0; left <= columns; left++) {
            for (let right = left; right <= columns; right++) {
              let sum = 0;
              for (let y = top; y < bottom; y++) {
                for (let x = left; x < right; x++) sum += cells[y * columns + x]!;
              }
              expect(sums.sum(top, left, bottom, right)).toBe(sum);
            }
          }
        }
      }
    }
  }
});

it("refuses bad sides, cells and rectangles", () => {
  expect(() => new GridSums(-1, 2, [])).toThrow("GridSums: rows: size must be an integer");
  expect(() => new GridSums(1, 0.5, [])).toThrow("GridSums: columns: size must be an integer");
  expect(() => new GridSums(2 ** 20, 2 ** 20, [])).toThrow("GridSums: rows * columns: size");
  expect(() => new GridSums(2, 2, [1])).toThrow("GridSums: expected 4 cells, got 1");
  const sums = new GridSums(1, 2, [1, 2]);
  expect(() => sums.sum(0, 0, 2, 1)).toThrow("GridSums.sum: rows: expected 0 <= l <= r <= 1");
  expect(() => sums.sum(0, 1, 1, 0)).toThrow("GridSums.sum: columns: expected 0 <= l <= r <= 2");
});
