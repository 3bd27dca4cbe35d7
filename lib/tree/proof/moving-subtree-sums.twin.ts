import { subtreeTwin } from "./subtree-link-cut-tree.twin";

export const twin = subtreeTwin("dynamic_tree_vertex_add_subtree_sum", false, 1_000_000_000);
