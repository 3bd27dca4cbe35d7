export { twin } from "./several.twin";
