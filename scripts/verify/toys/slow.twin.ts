export { twin } from "./right.twin";
