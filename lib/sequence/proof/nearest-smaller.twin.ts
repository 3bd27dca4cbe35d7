export { twin } from "../../tree/proof/cartesian-tree.twin";
