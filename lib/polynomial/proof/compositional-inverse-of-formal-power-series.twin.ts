import { reversionTwin } from "./series-reversion.twin";

/** The problem of series-reversion.verify.ts with at most 8000 terms. */
export const twin = reversionTwin("compositional_inverse_of_formal_power_series", 8000);
