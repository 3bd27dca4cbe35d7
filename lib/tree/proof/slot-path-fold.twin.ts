/** The same problem, solved by the other class. */
export { twin } from "./path-composite.twin";
