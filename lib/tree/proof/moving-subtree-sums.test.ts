import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./moving-subtree-sums.twin";
import { solve } from "./moving-subtree-sums.verify";

it("the verify program agrees with the twin on small inputs", () => holdToTwin(twin, solve, 30));
