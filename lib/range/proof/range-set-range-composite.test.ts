import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./range-set-range-composite.twin";
import { solve } from "./range-set-range-composite.verify";

it("agrees with changes of every function", () => {
  holdToTwin(twin, solve, 30);
});
