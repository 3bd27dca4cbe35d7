import type { Twin } from "../../../scripts/verify/twin";
import { twin as smawkTwin } from "./smawk.twin";

/** The same problem, solved by the other module. */
export const twin: Twin = smawkTwin;
