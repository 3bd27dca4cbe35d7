/** The same problem as dijkstra's, solved by this heap. */
export { twin } from "../../graph/proof/dijkstra.twin";
