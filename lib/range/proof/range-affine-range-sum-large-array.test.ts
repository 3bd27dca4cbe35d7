import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./range-affine-range-sum-large-array.twin";
import { solve } from "./range-affine-range-sum-large-array.verify";

it("agrees with changes of every block between two ends", () => {
  holdToTwin(twin, solve, 30);
});
