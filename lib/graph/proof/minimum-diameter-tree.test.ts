import { expect, test } from "vitest";
import { minimumDiameterTree } from "../minimum-diameter-tree";

test("one vertex, what is refused", () => {
  expect(minimumDiameterTree(1, [0], [0], [3])).toEqual({ diameter: 0, edges: new Int32Array(0) });
  expect(() => minimumDiameterTree(0, [], [], [])).toThrow("minimumDiameterTree: n must be");
  expect(() => minimumDiameterTree(2, [], [], [])).toThrow("the graph must be connected");
  expect(() => minimumDiameterTree(2, [0], [1], [-1])).toThrow("must not be negative, got -1");
  expect(() => minimumDiameterTree(2, [0], [1], [])).toThrow("expected 1 weights, got 0");
});
