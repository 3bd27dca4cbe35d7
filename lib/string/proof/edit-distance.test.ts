import { expect, test } from "vitest";
import { editDistance } from "../edit-distance";

test("empty texts, symbols that are not letters", () => {
  expect([editDistance([], []), editDistance([], [1, 2])]).toEqual([0, 2]);
  expect([editDistance([1, 2, 3], []), editDistance([0.5, -1, 1e9], [0.5, 1e9])]).toEqual([3, 1]);
});
