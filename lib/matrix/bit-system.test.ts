import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { BitMatrix } from "./bit-matrix";
import { bitSystem } from "./bit-system";

it("agrees with all vectors", () => {
  const random = new Random(1);
  let unsolvable = 0;
  for (let step = 0; step < 800; step++) {
    const matrix = new BitMatrix(random.int(0, 6), random.int(1, 6));
    for (let i = 0; i < matrix.rows; i++) {
      for (let j = 0; j < matrix.columns; j++) matrix.set(i, j, random.int(0, 2) >> 1);
    }
    const right = Array.from({ length: matrix.rows }, () => random.int(0, 1));
    const parity = (bits: number) => bits.toString(2).replaceAll("0", "").length % 2;
    const all: number[] = [];
    for (let vector = 0; vector < 2 ** matrix.columns; vector++) {
      if (right.every((side, i) => parity(matrix.words[i]! & vector) === side)) all.push(vector);
    }
    const solutions = bitSystem(matrix, right);
    if (solutions === undefined) {
      unsolvable++;
      expect(all).toEqual([]);
      continue;
    }
    let reached = [solutions.solution.words[0]!];
    for (const row of solutions.kernel.words) {
      reached = [...reached, ...reached.map((vector) => vector ^ row)];
    }
    expect(reached.sort((a, b) => a - b)).toEqual(all);
  }
  expect(unsolvable).toBeGreaterThan(100);
});

it("refuses a right side of another length", () => {
  expect(() => bitSystem(new BitMatrix(2, 2), [1])).toThrow("bitSystem: 2 rows, but 1 right sides");
});
