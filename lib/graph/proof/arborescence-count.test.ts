import { expect, test } from "vitest";
import { Mod } from "../../number/mod";
import { arborescenceCount } from "../arborescence-count";

test("one vertex, small moduli", () => {
  expect(arborescenceCount(1, [0], [0], 0, new Mod(7))).toBe(1);
  expect(arborescenceCount(2, [0, 0, 0], [1, 1, 1], 0, new Mod(3))).toBe(0);
  expect(arborescenceCount(2, [0, 0, 0], [1, 1, 1], 0, new Mod(2))).toBe(1);
});
