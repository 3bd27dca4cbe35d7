/** The same problem as TimedComponents', solved without reading ahead. */
export { twin } from "./timed-components.twin";
