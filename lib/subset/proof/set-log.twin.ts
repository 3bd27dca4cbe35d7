import type { Twin } from "../../../scripts/verify/twin";
import { bellNumber, bySize, P, setTerms } from "./set-exp.twin";

export const twin: Twin = {
  problem: "log_of_set_power_series",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => {
      const elements = random.int(0, 4);
      return `${elements}\n${setTerms(random, elements, 0, 1)}`;
    },
    middle: (random) => `7\n${setTerms(random, 7, 0, 1)}`,
    extreme: (random) => `6\n${setTerms(random, 6, Number(P) - 2, 1)}`,
    "max-bell": () => ({
      input: `20\n${bySize(20, bellNumber)}`,
      output: bySize(20, (size) => +(size > 0)),
    }),
  },
  atBounds: {
    "max-random": (random) => `20\n${setTerms(random, 20, 0, 1)}`,
  },
  /** A set's term is that of the series but for the splits whose part with the lowest element is smaller. */
  naive: (input) => {
    const terms = input.split("\n")[1]!.split(" ").map(BigInt);
    const parts = [0n];
    for (let set = 1; set < terms.length; set++) {
      let sum = terms[set]!;
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        if ((part & set & -set) !== 0) sum -= parts[part]! * terms[set ^ part]!;
      }
      parts.push(((sum % P) + P) % P);
    }
    return `${parts.join(" ")}\n`;
  },
};
