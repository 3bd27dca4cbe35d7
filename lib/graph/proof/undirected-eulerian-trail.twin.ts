import { eulerianTwin } from "./directed-eulerian-trail.twin";

export const twin = eulerianTwin("eulerian_trail_undirected", false);
