import type { Twin } from "../../../scripts/verify/twin";
import { twin as compositeTwin } from "./path-composite.twin";

export const twin: Twin = compositeTwin;
