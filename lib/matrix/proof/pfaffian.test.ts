import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { pfaffian } from "../pfaffian";

it("is 0 of an odd number of rows and 1 of none; the program asks for even numbers alone", () => {
  const three = new Matrix(3, 3, Int32Array.of(0, 1, 2, 6, 0, 1, 5, 6, 0));
  const all = [new Matrix(0, 0), new Matrix(1, 1), three];
  expect(all.map((matrix) => pfaffian(matrix, new Mod(7)))).toEqual([1, 0, 0]);
});
