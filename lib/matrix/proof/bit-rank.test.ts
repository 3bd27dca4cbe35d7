import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { BitMatrix } from "../bit-matrix";
import { bitRank } from "../bit-rank";

it("2 to the rank is the number of sums of rows", () => {
  const random = new Random(1);
  for (let step = 0; step < 300; step++) {
    const matrix = new BitMatrix(random.int(0, 8), random.int(0, 8));
    let sums = new Set([0]);
    for (let i = 0; i < matrix.rows; i++) {
      let row = 0;
      for (let j = 0; j < matrix.columns; j++) {
        const bit = random.int(0, 3) >> 1;
        matrix.set(i, j, bit);
        row |= bit << j;
      }
      sums = new Set([...sums, ...[...sums].map((sum) => sum ^ row)]);
    }
    const before = [...matrix.words];
    expect(2 ** bitRank(matrix)).toBe(sums.size);
    expect([...matrix.words]).toEqual(before);
  }
});
