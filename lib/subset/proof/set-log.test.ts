import { expect, it } from "vitest";
import { setLog } from "../set-log";

it("counts connected graphs", () => {
  // OEIS A001187; there are 2^(k (k - 1) / 2) graphs on k vertices.
  const graphs = Int32Array.from({ length: 64 }, (_, set) => {
    const k = set.toString(2).replace(/0/g, "").length;
    return 2 ** ((k * (k - 1)) / 2);
  });
  expect([0, 1, 3, 7, 15, 31, 63].map((set) => setLog(graphs)[set])).toEqual([
    0, 1, 1, 4, 38, 728, 26704,
  ]);
});
