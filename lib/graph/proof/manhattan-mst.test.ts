import { expect, test } from "vitest";
import { manhattanMst } from "../manhattan-mst";

test("no point, the corners of the largest square, a row of 2·10^5 points", () => {
  expect(manhattanMst([], []).from).toHaveLength(0);
  const corners = manhattanMst([-1e9, 1e9, -1e9, 1e9], [-1e9, 1e9, 1e9, -1e9]);
  expect([...corners.weights]).toEqual([2e9, 2e9, 2e9]);
  expect([...manhattanMst([-1e9, 1e9], [-1e9, 1e9]).weights]).toEqual([4e9]);
  const n = 200_000;
  const x = Int32Array.from({ length: n }, (_, v) => v);
  const row = manhattanMst(x, new Int32Array(n));
  expect(row.weights.every((weight) => weight === 1)).toBe(true);
});
