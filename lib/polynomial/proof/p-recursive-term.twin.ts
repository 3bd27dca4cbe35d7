/** The same problem, solved by the other function. */
export { twin } from "./large-factorials.twin";
