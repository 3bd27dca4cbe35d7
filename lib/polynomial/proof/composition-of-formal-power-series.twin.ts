import { compositionTwin } from "./series-composition.twin";

/** The problem of series-composition.verify.ts with at most 8000 terms. */
export const twin = compositionTwin("composition_of_formal_power_series", 8000);
