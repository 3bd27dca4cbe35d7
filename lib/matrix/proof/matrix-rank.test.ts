import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { matrixRank } from "../matrix-rank";

it("refuses entries that are no residues", () => {
  const matrix = new Matrix(1, 1, Int32Array.of(-1));
  const call = () => matrixRank(matrix, new Mod(5));
  expect(call).toThrow(/^matrixRank: expected residues in \[0, 5\), got -1/);
});
