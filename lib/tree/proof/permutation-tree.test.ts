import { expect, test } from "vitest";
import { permutationTree } from "../permutation-tree";

test("what is refused", () => {
  expect(() => permutationTree([])).toThrow("permutationTree: n must be in [1, 2^27), got 0");
  for (const bad of [[1], [0, 0], [0, -1], [0, 0.5]]) {
    expect(() => permutationTree(bad)).toThrow("permutationTree: expected a permutation of 0 …");
  }
});
