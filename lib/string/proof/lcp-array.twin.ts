import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "number_of_substrings",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 500_000),
  naive: (text) => {
    const substrings = new Set<string>();
    for (let i = 0; i < text.length; i++) {
      for (let end = i + 1; end <= text.length; end++) substrings.add(text.slice(i, end));
    }
    return substrings.size;
  },
  /** a…ab…b: for each number of a's and of b's one substring. */
  generators: {
    "max-distinct": () => ({
      input: `${"a".repeat(250_000)}${"b".repeat(250_000)}\n`,
      output: `${250_001 * 250_001 - 1}\n`,
    }),
  },
});
