/** The same problem as RangeMode's, solved by rollbackMo. */
export { twin } from "./range-mode.twin";
