import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { editDistance } from "../edit-distance";
import { twin } from "./edit-distance.twin";
import { solve } from "./edit-distance.verify";

test("random texts: the table of all prefixes", () => {
  holdToTwin(twin, solve, 300, ["small"]);
  holdToTwin(twin, solve, 40, ["middle"]);
});

test("empty texts, symbols that are not letters", () => {
  expect(editDistance([], [])).toBe(0);
  expect(editDistance([], [1, 2])).toBe(2);
  expect(editDistance([1, 2, 3], [])).toBe(3);
  expect(editDistance([0.5, -1, 1e9], [0.5, 1e9])).toBe(1);
});
