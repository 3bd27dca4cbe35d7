import type { Twin } from "../../../scripts/verify/twin";
import { twin as schoolsTwin } from "./divide-and-conquer.twin";

/** The same problem, solved by the other module. */
export const twin: Twin = schoolsTwin;
