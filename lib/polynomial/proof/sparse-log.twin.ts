import { naiveLog } from "./series-log.twin";
import { sparseTwin } from "./sparse-series.twin";

export const twin = sparseTwin("log_of_formal_power_series_sparse", [1n, 1n], naiveLog);
