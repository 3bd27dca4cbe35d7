import { described } from "../../../scripts/verify/shape";
import { P, setTerms } from "./set-exp.twin";

export const twin = described({
  problem: "log_of_set_power_series",
  timeLimitMs: 10_000,
  small: 5,
  middle: 7,
  shape: (s) => setTerms(s, s.size(0, 20), 1n),
  /** A set's term is that of the series but for the splits whose part with the lowest element is smaller. */
  naive: (terms) => {
    const parts = [0n];
    for (let set = 1; set < terms.length; set++) {
      let sum = terms[set]!;
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        if ((part & set & -set) !== 0) sum -= parts[part]! * terms[set ^ part]!;
      }
      parts.push(((sum % P) + P) % P);
    }
    return [parts];
  },
});
