export { twin } from "./polygon-area.twin";
