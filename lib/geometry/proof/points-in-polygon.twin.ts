export { twin } from "./point-in-polygon.twin";
