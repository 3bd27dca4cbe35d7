import { expect, test } from "vitest";
import { Mod } from "../../number/mod";
import { arborescenceCount } from "../arborescence-count";

test("one vertex, small moduli, what is refused", () => {
  expect(arborescenceCount(1, [0], [0], 0, new Mod(7))).toBe(1);
  expect(arborescenceCount(2, [0, 0, 0], [1, 1, 1], 0, new Mod(3))).toBe(0);
  expect(arborescenceCount(2, [0, 0, 0], [1, 1, 1], 0, new Mod(2))).toBe(1);
  const count = (n: number, from: number[], to: number[], root: number) => () =>
    arborescenceCount(n, from, to, root, new Mod(7));
  for (const n of [0, 0.5, 8193]) expect(count(n, [], [], 0)).toThrow(/^arborescenceCount: n must/);
  expect(count(2, [0], [], 0)).toThrow("got 1 starts and 0 ends");
  expect(count(2, [], [], 2)).toThrow("root must be a vertex in [0, 2), got 2");
  expect(count(2, [0], [-1], 0)).toThrow("to[0] must be a vertex in [0, 2), got -1");
  expect(count(2, [0.5], [1], 0)).toThrow("from[0] must be a vertex");
});
