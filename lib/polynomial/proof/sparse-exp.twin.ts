import { naiveExp } from "./series-exp.twin";
import { sparseTwin } from "./sparse-series.twin";

export const twin = sparseTwin("exp_of_formal_power_series_sparse", [0n, 0n], naiveExp);
