import { described } from "../../../scripts/verify/shape";
import { checkSqrt, naiveSqrt } from "./series-sqrt.twin";
import { sparseTerms } from "./sparse-series.twin";

export const twin = described({
  problem: "sqrt_of_formal_power_series_sparse",
  timeLimitMs: 10_000,
  rounds: 60,
  shape: (s) => sparseTerms(s).f,
  naive: naiveSqrt,
  check: checkSqrt,
});
