/** The same problem, solved by the other module. */
export { twin } from "./rollback-sets.twin";
