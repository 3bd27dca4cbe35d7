/** The same problem as rectangleSums', solved by PersistentSegmentTree. */
export { twin } from "./rectangle-sums.twin";
