import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./fixed-root-path-sums.twin";
import { solve } from "./fixed-root-path-sums.verify";

it("the verify program agrees with the twin on small inputs", () => holdToTwin(twin, solve, 40));
