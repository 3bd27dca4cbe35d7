/** The same problem, solved term by term. */
export { twin } from "./series-inverse.twin";
