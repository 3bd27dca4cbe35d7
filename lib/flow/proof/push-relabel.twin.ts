export { twin } from "./max-flow.twin";
