import { expect, it } from "vitest";
import { SparseTable } from "../sparse-table";

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

it("keeps fractions and large numbers of plain arrays", () =>
  expect(new SparseTable([0.5, 2 ** 40], Math.max).fold(0, 2)).toBe(2 ** 40));

it("refuses more than 2^24 numbers before it takes memory for them", () => {
  expect(() => new SparseTable({ length: 2 ** 24 + 1 }, Math.min)).toThrow(
    "SparseTable: size must be an integer in [0, 16777216], got 16777217",
  );
});

it("ranges of up to `longest` elements, and no longer ones", () => {
  const table = new SparseTable([5, 3, 8, 1], Math.min, 2);
  expect([table.fold(0, 2), table.fold(2, 3), table.fold(2, 4)]).toEqual([3, 8, 1]);
  expect(() => table.fold(0, 3)).toThrow("SparseTable.fold: expected up to 2 elements, got 3");
});
