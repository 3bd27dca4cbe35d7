import { it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { twin } from "./multiplication-of-hex-big-integers.twin";
import { solve } from "./multiplication-of-hex-big-integers.verify";

it("agrees with the twin", () => holdToTwin(twin, solve, 20));
