/** The same problem as zFunction's, solved by comparing hashes. */
export { twin } from "./z-function.twin";
