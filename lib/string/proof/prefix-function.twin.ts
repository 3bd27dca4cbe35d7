/** The same problem as zFunction's, solved from the prefix function. */
export { twin } from "./z-function.twin";
