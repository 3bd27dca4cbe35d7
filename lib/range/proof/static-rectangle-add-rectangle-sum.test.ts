import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./static-rectangle-add-rectangle-sum.twin";
import { solve } from "./static-rectangle-add-rectangle-sum.verify";

it("agrees with every pair of rectangles", () => {
  holdToTwin(twin, solve, 20);
});
