import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { Matrix } from "../matrix";
import { matrixRank } from "../matrix-rank";
import { expanded } from "./determinant.twin";

/** The subsets of [0, n) of one size. */
function subsets(n: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (n < size) return [];
  const without = subsets(n - 1, size);
  return [...without, ...subsets(n - 1, size - 1).map((subset) => [...subset, n - 1])];
}

function naive(matrix: Matrix, p: bigint): number {
  for (let size = Math.min(matrix.rows, matrix.columns); size > 0; size--) {
    for (const rows of subsets(matrix.rows, size)) {
      for (const columns of subsets(matrix.columns, size)) {
        const minor = rows.map((i) => columns.map((j) => BigInt(matrix.get(i, j))));
        if (expanded(minor) % p !== 0n) return size;
      }
    }
  }
  return 0;
}

it("agrees with the greatest minor that is not 0", () => {
  const random = new Random(1);
  for (let step = 0; step < 400; step++) {
    const p = random.pick([2, 3, 998244353]);
    const matrix = new Matrix(random.int(0, 4), random.int(0, 4));
    const few = random.pick([1, 2, 9]);
    for (let at = 0; at < matrix.values.length; at++) {
      matrix.values[at] = random.int(0, Math.min(few, p - 1));
    }
    const before = [...matrix.values];
    expect(matrixRank(matrix, new Mod(p))).toBe(naive(matrix, BigInt(p)));
    expect([...matrix.values]).toEqual(before);
  }
});

it("refuses entries that are no residues", () => {
  const matrix = new Matrix(1, 1, Int32Array.of(-1));
  expect(() => matrixRank(matrix, new Mod(5))).toThrow(
    /^matrixRank: expected residues in \[0, 5\), got -1/,
  );
});
