import { linearTwin } from "./floor-sum.twin";

export const twin = linearTwin("min_of_mod_of_linear", (values) =>
  Math.min(...values.map(([, rest]) => rest)),
);
