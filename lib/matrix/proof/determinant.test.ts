import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { determinant } from "../determinant";
import { Matrix } from "../matrix";

it("does not change its matrix", () => {
  const matrix = new Matrix(2, 2, Int32Array.of(0, 1, 2, 3));
  determinant(matrix, new Mod(5));
  expect([...matrix.values]).toEqual([0, 1, 2, 3]);
});
