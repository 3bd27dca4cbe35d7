import { expect, test } from "vitest";
import { minimumDiameterTree } from "../minimum-diameter-tree";

test("one vertex", () =>
  expect(minimumDiameterTree(1, [0], [0], [3])).toEqual({ diameter: 0, edges: new Int32Array(0) }));
