import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { SparseTable } from "../sparse-table";

const operations = [
  (a: number, b: number) => Math.min(a, b),
  (a: number, b: number) => Math.max(a, b),
  (a: number, b: number) => a | b,
];

it("agrees with folds of an array on every range", () => {
  for (let size = 0; size <= 33; size++) {
    const random = new Random(size);
    const values = Array.from({ length: size }, () => random.int(0, 2 ** 31 - 1));
    for (const op of operations) {
      for (const table of [
        new SparseTable(values, op),
        new SparseTable(Int32Array.from(values), op),
      ]) {
        for (let l = 0; l < size; l++) {
          for (let r = l + 1; r <= size; r++) {
            const fold = values.slice(l, r).reduce((a, b) => op(a, b));
            holdEqual(table.fold(l, r), fold);
          }
        }
      }
    }
  }
});

it("builds with one call of op for each range whose length is a power of two", () => {
  for (let size = 0; size <= 33; size++) {
    let calls = 0;
    new SparseTable(new Int32Array(size), (a, b) => {
      expect([typeof a, typeof b]).toEqual(["number", "number"]);
      calls++;
      return a;
    });
    let ranges = 0;
    for (let length = 2; length <= size; length *= 2) ranges += size - length + 1;
    expect(calls).toBe(ranges);
  }
});

it("keeps fractions and large numbers of plain arrays", () => {
  expect(new SparseTable([0.5, 2 ** 40], Math.max).fold(0, 2)).toBe(2 ** 40);
});

it("refuses more than 2^24 numbers before it takes memory for them", () => {
  expect(() => new SparseTable({ length: 2 ** 24 + 1 }, Math.min)).toThrow(
    "SparseTable: size must be an integer in [0, 16777216], got 16777217",
  );
});
