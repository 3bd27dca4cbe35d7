import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./majority-voting.twin";
import { solve } from "./majority-voting.verify";

it("agrees with counts of each number", () => {
  holdToTwin(twin, solve, 30);
});
