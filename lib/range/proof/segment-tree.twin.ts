/** The same problem as FenwickTree's, solved by SegmentTree. */
export { twin } from "./fenwick-tree.twin";
