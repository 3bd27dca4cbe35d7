import { twin as floorSumTwin } from "./floor-sum.twin";

/** The problem of floorSum. */
export const twin = { ...floorSumTwin, timeLimitMs: 5000 };
