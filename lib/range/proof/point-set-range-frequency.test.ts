import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./point-set-range-frequency.twin";
import { solve } from "./point-set-range-frequency.verify";

it("agrees with counting", () => {
  holdToTwin(twin, solve, 20);
});
