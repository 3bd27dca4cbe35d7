import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./matrix-det-mod-2.twin";
import { solve } from "./matrix-det-mod-2.verify";

it("agrees with the twin", () => holdToTwin(twin, solve, 40));
