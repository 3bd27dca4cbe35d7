import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { permutationTree } from "../permutation-tree";
import { twin } from "./permutation-tree.twin";
import { solve } from "./permutation-tree.verify";

test("the nodes of small permutations, and the trees of larger ones", () => {
  holdToTwin(twin, solve, 60);
});

test("what is refused", () => {
  expect(() => permutationTree([])).toThrow("permutationTree: n must be in [1, 2^27), got 0");
  for (const bad of [[1], [0, 0], [0, -1], [0, 0.5]]) {
    expect(() => permutationTree(bad)).toThrow("permutationTree: expected a permutation of 0 …");
  }
});
