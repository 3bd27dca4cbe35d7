import { expect, test } from "vitest";
import { editDistance } from "../edit-distance";

test("empty texts, symbols that are not letters", () => {
  expect(editDistance([], [])).toBe(0);
  expect(editDistance([], [1, 2])).toBe(2);
  expect(editDistance([1, 2, 3], [])).toBe(3);
  expect(editDistance([0.5, -1, 1e9], [0.5, 1e9])).toBe(1);
});
