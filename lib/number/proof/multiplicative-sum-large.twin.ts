import type { Twin } from "../../../scripts/verify/twin";
import { multiplicativeTwin } from "./multiplicative-sum.twin";

export const twin: Twin = {
  problem: "sum_of_multiplicative_function_large",
  timeLimitMs: 30_000,
  ...multiplicativeTwin(10 ** 13),
  rounds: 2,
};
