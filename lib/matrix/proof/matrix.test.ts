import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Matrix } from "../matrix";

it("agrees with nested arrays", () => {
  for (const random of rounds(200)) {
    const [rows, columns] = [random.int(0, 5), random.int(0, 5)];
    const nested = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
    const matrix = new Matrix(rows, columns);
    for (let change = 0; change < 10 && rows * columns > 0; change++) {
      const [i, j] = [random.int(0, rows - 1), random.int(0, columns - 1)];
      nested[i]![j] = random.int(0, 99);
      matrix.set(i, j, nested[i]![j]!);
    }
    nested.forEach((row, i) => {
      expect([...matrix.row(i)]).toEqual(row);
      row.forEach((value, j) => {
        expect(matrix.get(i, j)).toBe(value);
      });
    });
    const turned = matrix.transposed();
    expect([turned.rows, turned.columns]).toEqual([columns, rows]);
    for (let j = 0; j < columns; j++)
      expect([...turned.row(j)]).toEqual(nested.map((row) => row[j]));
    const copy = matrix.clone();
    copy.values.fill(-1);
    expect([...matrix.values]).toEqual(nested.flat());
  }
  expect([...Matrix.identity(3).values]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  expect(new Matrix(2, 0).row(1).length).toBe(0);
});

it("refuses sizes, values and places outside", () => {
  const matrix = new Matrix(2, 3, Int32Array.of(0, 1, 2, 3, 4, 5));
  for (const bad of [-1, 3, 0.5, Number.NaN])
    expect(() => matrix.get(bad, 0)).toThrow(/^Matrix\.get: .* lies outside of 2 × 3/);
  matrix.checkResidues("f", 6);
  const call = () => matrix.checkResidues("f", 5);
  expect(call).toThrow("f: expected residues in [0, 5), got 5 in row 1, column 2");
  new Matrix(2, 2).checkSquare("f");
  expect(() => matrix.checkSquare("f")).toThrow("f: expected a square matrix, got 2 × 3");
});
