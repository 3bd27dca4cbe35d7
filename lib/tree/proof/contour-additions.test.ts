import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./contour-additions.twin";
import { solve } from "./contour-additions.verify";

it("the verify program agrees with the twin on small inputs", () => holdToTwin(twin, solve, 30));
