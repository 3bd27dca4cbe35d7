/** The same problem as SortedInts', solved by comparisons. */
export { twin } from "./sorted-ints.twin";
