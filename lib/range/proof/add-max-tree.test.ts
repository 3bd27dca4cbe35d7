import { expect, it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { AddMaxTree } from "../add-max-tree";

it("agrees with an array", () =>
  holdToNumbers((values) => new AddMaxTree(values), ["add"], ["max"]));

it("AddMaxTree knows its size", () => {
  for (const size of [1, 3, 8]) expect(new AddMaxTree(size).size).toBe(size);
});
