import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { DisjointSparseTable } from "../disjoint-sparse-table";

/** x -> a x + b modulo 97, packed as 97 a + b: an operation that does not commute. */
const composite = (f: number, g: number) => {
  if (typeof f !== "number" || typeof g !== "number") throw new Error(`folds ${f} with ${g}`);
  const [a, b, c, d] = [Math.floor(f / 97), f % 97, Math.floor(g / 97), g % 97];
  return ((a * c) % 97) * 97 + ((b * c + d) % 97);
};

it("agrees with folds of an array on every range", () => {
  for (let size = 0; size <= 70; size++) {
    const random = new Random(size);
    const values = Array.from({ length: size }, () => random.int(0, 97 * 97 - 1));
    const table = new DisjointSparseTable(values, composite);
    for (let l = 0; l < size; l++) {
      let fold = values[l]!;
      for (let r = l + 1; r <= size; r++) {
        if (r > l + 1) fold = composite(fold, values[r - 1]!);
        holdEqual(table.fold(l, r), fold, [l, r]);
      }
    }
  }
});

it("refuses more than 2^24 numbers before it takes memory for them", () => {
  expect(() => new DisjointSparseTable({ length: 2 ** 24 + 1 }, Math.min)).toThrow(
    "DisjointSparseTable: size must be an integer in [0, 16777216], got 16777217",
  );
});
