import { it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { AddMinTree } from "../add-min-tree";

it("agrees with an array", () =>
  holdToNumbers((values) => new AddMinTree(values), ["add"], ["min"]));
