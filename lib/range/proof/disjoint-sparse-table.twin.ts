/** The same problem as PrefixSums', solved by DisjointSparseTable. */
export { twin } from "./prefix-sums.twin";
