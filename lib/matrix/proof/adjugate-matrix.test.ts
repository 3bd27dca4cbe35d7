import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { adjugateMatrix } from "../adjugate-matrix";
import { Matrix } from "../matrix";

it("has no entries of no rows, and one of one", () => {
  expect(adjugateMatrix(new Matrix(0, 0), new Mod(7)).values.length).toBe(0);
  for (const value of [0, 5]) {
    const one = new Matrix(1, 1, Int32Array.of(value));
    expect([...adjugateMatrix(one, new Mod(7)).values]).toEqual([1]);
  }
});
