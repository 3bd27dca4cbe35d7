import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./point-set-range-composite-large-array.twin";
import { solve } from "./point-set-range-composite-large-array.verify";

it("agrees with a map of the functions that were set", () => {
  holdToTwin(twin, solve, 20);
});
