import { linearTwin } from "./floor-sum.twin";

/** The problem of floorSum. */
export const twin = linearTwin("sum_of_floor_of_linear", (values) =>
  values.reduce((sum, [quotient]) => sum + quotient, 0),
);
