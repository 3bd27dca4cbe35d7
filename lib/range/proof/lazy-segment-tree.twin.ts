/** The same problem as AffineSumTree's, solved by functions on pairs. */
export { twin } from "./affine-sum-tree.twin";
