import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { BitMatrix } from "../bit-matrix";
import { bitSystem } from "../bit-system";

/** How many of these rows, as numbers in binary, are independent. */
function rankOf(rows: readonly bigint[]): number {
  const basis: bigint[] = [];
  for (const row of rows) {
    const left = basis.reduce((rest, one) => ((rest ^ one) < rest ? rest ^ one : rest), row);
    if (left === 0n) continue;
    basis.push(left);
    basis.sort((x, y) => (x > y ? -1 : 1));
  }
  return basis.length;
}

it("rows of several words: a solution, and as many independent ones of the kernel as there must be", () => {
  const random = new Random(2);
  const bitsOf = (matrix: BitMatrix, i: number) =>
    Array.from({ length: matrix.columns }, (_, j) => matrix.get(i, j));
  const rowOf = (matrix: BitMatrix, i: number) => BigInt(`0b0${bitsOf(matrix, i).join("")}`);
  const rowsOf = (matrix: BitMatrix) =>
    Array.from({ length: matrix.rows }, (_, i) => rowOf(matrix, i));
  for (let step = 0; step < 12; step++) {
    const matrix = new BitMatrix(random.int(1, 80), random.int(33, 100));
    for (let i = 0; i < matrix.rows; i++) {
      for (let j = 0; j < matrix.columns; j++) matrix.set(i, j, random.int(0, 4) >> 2);
    }
    const times = (x: number[]) =>
      rowsOf(matrix).map((_, i) =>
        bitsOf(matrix, i).reduce((sum, bit, j) => sum ^ (bit & x[j]!), 0),
      );
    const right = times(Array.from({ length: matrix.columns }, () => random.int(0, 1)));
    const { solution, kernel } = bitSystem(matrix, right)!;
    expect(times(bitsOf(solution, 0))).toEqual(right);
    for (let i = 0; i < kernel.rows; i++) expect(times(bitsOf(kernel, i))).not.toContain(1);
    expect(kernel.rows).toBe(matrix.columns - rankOf(rowsOf(matrix)));
    expect(rankOf(rowsOf(kernel))).toBe(kernel.rows);
  }
});
