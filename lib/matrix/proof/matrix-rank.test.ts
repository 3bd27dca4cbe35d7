import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { matrixRank } from "../matrix-rank";

it("refuses entries that are no residues", () => {
  const matrix = new Matrix(1, 1, Int32Array.of(-1));
  expect(() => matrixRank(matrix, new Mod(5))).toThrow(
    /^matrixRank: expected residues in \[0, 5\), got -1/,
  );
});
