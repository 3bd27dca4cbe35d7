import { pathSumsTwin } from "./static-top-tree.twin";

export const twin = pathSumsTwin("point_set_tree_path_composite_sum_fixed_root", true);
