import { expect, it } from "vitest";
import { GridSums } from "../grid-sums";

it("refuses bad sides, cells and rectangles", () =>
  expect(() => new GridSums(2 ** 20, 2 ** 20, [])).toThrow("GridSums: rows * columns: size"));
