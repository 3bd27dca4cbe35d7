import { described } from "../../../scripts/verify/shape";
import { recurrenceShape, termsTo } from "./recurrence-terms.twin";

export const twin = described({
  problem: "kth_term_of_linearly_recurrent_sequence",
  timeLimitMs: 10_000,
  rounds: 50,
  middle: 40,
  shape: (s) => recurrenceShape(s, false),
  /** Term after term. */
  naive: ({ k, a, c }) => termsTo(k + 1, a, c).at(-1),
});
