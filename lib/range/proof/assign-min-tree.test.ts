import { it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { AssignMinTree } from "../assign-min-tree";

it("agrees with an array", () =>
  holdToNumbers((values) => new AssignMinTree(values), ["assign"], ["min"]));
