/** The same problem as an AffineSumTree on blocks solves, online. */
export { twin } from "./range-affine-range-sum-large-array.twin";
