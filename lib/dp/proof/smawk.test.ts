import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { smawk } from "../smawk";
import { mongeMatrix } from "./smawk.twin";

it("agrees with whole rows", () => {
  for (const random of rounds(1200)) {
    const matrix = mongeMatrix(random, random.int(0, 12), random.int(1, 12));
    const columns = matrix[0]?.length ?? 1;
    const minima = smawk(matrix.length, columns, (i, j, k) => {
      if (!(0 <= j && j < k && k < columns)) throw new Error(`columns ${j} and ${k}`);
      return matrix[i]![k]! < matrix[i]![j]!;
    });
    expect([...minima]).toEqual(matrix.map((row) => row.indexOf(Math.min(...row))));
  }
});

it("needs a linear number of comparisons", () => {
  let comparisons = 0;
  const n = 100_000;
  const minima = smawk(n, n, (i, j, k) => {
    comparisons++;
    return (i - k) ** 2 < (i - j) ** 2;
  });
  expect(minima.every((column, row) => column === row)).toBe(true);
  expect(comparisons).toBeLessThan(8 * n);
});
