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
  expect(() => new GridSums(2 ** 20, 2 ** 20, [])).toThrow("GridSums: rows * columns: size");
});
