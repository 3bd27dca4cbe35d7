import type { Twin } from "../../../scripts/verify/twin";
import { edgeComponentsTwin } from "./two-edge-components.twin";

export const twin: Twin = {
  problem: "three_edge_connected_components",
  rounds: 100,
  timeLimitMs: 5_000,
  ...edgeComponentsTwin((edges) => [[], ...edges.flatMap((d) => edges.map((e) => [d, e]))]),
};
