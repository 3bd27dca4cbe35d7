import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./static-range-sum-with-upper-bound.twin";
import { solve } from "./static-range-sum-with-upper-bound.verify";

it("agrees with a walk over each range", () => {
  holdToTwin(twin, solve, 30);
});
