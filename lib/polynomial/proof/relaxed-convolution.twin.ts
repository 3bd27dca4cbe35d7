import type { Twin } from "../../../scripts/verify/twin";
import { twin as inverseTwin } from "./series-inverse.twin";

/** The same problem, solved term by term. */
export const twin: Twin = inverseTwin;
