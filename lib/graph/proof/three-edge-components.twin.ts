import { edgeComponentsTwin } from "./two-edge-components.twin";

export const twin = edgeComponentsTwin("three_edge_connected_components", (edges) => [
  [],
  ...edges.flatMap((d) => edges.map((e) => [d, e])),
]);
