export { twin } from "../tree/cartesian-tree.twin";
