/** The same problem as RangeMode's, solved by mo. */
export { twin } from "./range-mode.twin";
