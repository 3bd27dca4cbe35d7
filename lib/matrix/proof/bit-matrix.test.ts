import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { BitMatrix } from "../bit-matrix";

const nestedOf = (matrix: BitMatrix) =>
  Array.from({ length: matrix.rows }, (_, i) =>
    Array.from({ length: matrix.columns }, (__, j) => matrix.get(i, j)),
  );

it("agrees with nested arrays", () => {
  for (const random of rounds(100)) {
    const [rows, columns] = [random.int(1, 5), random.pick([1, 31, 32, 33, 70])];
    const matrix = new BitMatrix(rows, columns);
    expect(matrix.words.length).toBe(rows * Math.ceil(columns / 32));
    const nested = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
    for (let change = 0; change < 60; change++) {
      const [i, other, j] = [
        random.int(0, rows - 1),
        random.int(0, rows - 1),
        random.int(0, columns - 1),
      ];
      const kind = random.int(0, 9);
      if (kind === 0 && i !== other) {
        const firstWord = random.int(0, matrix.stride - 1);
        matrix.xorRow(i, other, firstWord);
        nested[i] = nested[i]!.map((bit, column) =>
          column < 32 * firstWord ? bit : bit ^ nested[other]![column]!,
        );
      } else if (kind === 1) {
        matrix.swapRows(i, other);
        [nested[i], nested[other]] = [nested[other]!, nested[i]!];
      } else {
        const bit = random.int(0, 2);
        matrix.set(i, j, bit);
        nested[i]![j] = bit & 1;
      }
    }
    expect(nestedOf(matrix)).toEqual(nested);
    const copy = matrix.clone();
    copy.words.fill(0);
    expect(nestedOf(matrix)).toEqual(nested);
  }
  expect(nestedOf(BitMatrix.identity(2))).toEqual(tableOf("1 0, 0 1"));
});

it("takes sizes of 0", () => {
  for (const [rows, columns] of tableOf("0 3, 3 0, 0 0"))
    expect(new BitMatrix(rows, columns)).toMatchObject({ rows, columns });
});

it("refuses sizes and places outside", () => {
  const matrix = new BitMatrix(2, 3);
  expect(() => matrix.get(2, 0)).toThrow(/^BitMatrix\.get: \(2, 0\) lies outside of 2 × 3/);
  for (const bad of [-1, 3, 0.5, Number.NaN])
    expect(() => matrix.get(bad, 0)).toThrow(/^BitMatrix\.get: .* lies outside of 2 × 3/);
});
