import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { checkSizes, monotoneMinima } from "../monotone-minima";
import { mongeMatrix } from "./smawk.twin";

it("agrees with whole rows", () => {
  for (const random of rounds(600)) {
    const matrix = mongeMatrix(random, random.int(0, 9), random.int(1, 9));
    const columns = matrix[0]?.length ?? 1;
    const minima = monotoneMinima(matrix.length, columns, (i, j, k) => {
      if (!(0 <= j && j < k && k < columns)) throw new Error(`columns ${j} and ${k}`);
      return matrix[i]![k]! < matrix[i]![j]!;
    });
    expect([...minima]).toEqual(matrix.map((row) => row.indexOf(Math.min(...row))));
  }
});

it("refuses bad sizes", () => {
  expect(() => checkSizes("monotoneMinima", 2 ** 30, 2 ** 30)).not.toThrow();
  expect(monotoneMinima(0, 0, () => true)).toEqual(new Int32Array(0));
});
