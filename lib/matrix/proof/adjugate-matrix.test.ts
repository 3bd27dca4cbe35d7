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

it("is right for all 2 × 2 matrices modulo 2 and 3", () => {
  for (const p of [2, 3]) {
    for (let code = 0; code < p ** 4; code++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((k) => Math.floor(code / p ** k) % p);
      const matrix = new Matrix(2, 2, Int32Array.of(a!, b!, c!, d!));
      const expected = [d!, (p - b!) % p, (p - c!) % p, a!];
      expect([...adjugateMatrix(matrix, new Mod(p)).values]).toEqual(expected);
    }
  }
});
