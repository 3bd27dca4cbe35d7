/** The same problem, solved by the other module. */
export { twin } from "./fenwick-tree-2d.twin";
