import type { Twin } from "../../../scripts/verify/twin";
import { eulerianTwin } from "./directed-eulerian-trail.twin";

export const twin: Twin = {
  problem: "eulerian_trail_undirected",
  rounds: 120,
  timeLimitMs: 5000,
  ...eulerianTwin(false),
};
