import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { determinant } from "../determinant";
import { Matrix } from "../matrix";
import { expanded } from "./determinant.twin";

function check(matrix: Matrix, m: number, value: number): void {
  const rows = Array.from({ length: matrix.rows }, (_, i) => [...matrix.row(i)].map(BigInt));
  const wanted = ((expanded(rows) % BigInt(m)) + BigInt(m)) % BigInt(m);
  holdEqual(BigInt(value), wanted, () => ({ m, rows, found: value }));
}

function randomMatrix(random: Random, n: number, m: number): Matrix {
  const values = Int32Array.from({ length: n * n }, () =>
    random.int(0, 3) === 0 ? 0 : random.int(random.int(0, 1) ? Math.max(0, m - 2) : 0, m - 1),
  );
  const matrix = new Matrix(n, n, values);
  if (n > 1 && random.int(0, 4) === 0) matrix.row(0).set(matrix.row(n - 1));
  return matrix;
}

it("agrees with the sum over all permutations", () => {
  const random = new Random(1);
  for (let step = 0; step < 800; step++) {
    const p = random.pick([2, 3, 7, 998244353, 1000000007]);
    const matrix = randomMatrix(random, random.int(0, 5), p);
    check(matrix, p, determinant(matrix, new Mod(p)));
  }
});

it("does not change its matrix", () => {
  const matrix = new Matrix(2, 2, Int32Array.of(0, 1, 2, 3));
  determinant(matrix, new Mod(5));
  expect([...matrix.values]).toEqual([0, 1, 2, 3]);
});
