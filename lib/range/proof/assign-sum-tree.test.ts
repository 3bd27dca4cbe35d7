import { it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { AssignSumTree } from "../assign-sum-tree";

it("agrees with an array", () =>
  holdToNumbers(
    (values) => new AssignSumTree(values.some(Boolean) ? values : values.length),
    ["add", "assign"],
    ["sum", "get"],
  ));
