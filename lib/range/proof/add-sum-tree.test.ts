import { it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { AddSumTree } from "../add-sum-tree";

it("agrees with an array", () =>
  holdToNumbers(
    (values) => new AddSumTree(values.some(Boolean) ? values : values.length),
    ["add"],
    ["sum", "get"],
  ));
