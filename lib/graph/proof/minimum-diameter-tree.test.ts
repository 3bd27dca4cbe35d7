import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { minimumDiameterTree } from "../minimum-diameter-tree";
import { twin } from "./minimum-diameter-tree.twin";
import { solve } from "./minimum-diameter-tree.verify";

test("random graphs: as among all spanning trees", () => holdToTwin(twin, solve, 50));

test("one vertex, what is refused", () => {
  expect(minimumDiameterTree(1, [0], [0], [3])).toEqual({ diameter: 0, edges: new Int32Array(0) });
  expect(() => minimumDiameterTree(0, [], [], [])).toThrow("minimumDiameterTree: n must be");
  expect(() => minimumDiameterTree(2, [], [], [])).toThrow("the graph must be connected");
  expect(() => minimumDiameterTree(2, [0], [1], [-1])).toThrow("must not be negative, got -1");
  expect(() => minimumDiameterTree(2, [0], [1], [])).toThrow("expected 1 weights, got 0");
});
