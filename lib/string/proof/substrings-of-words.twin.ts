import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P6139",
  rounds: 50,
  small: 6,
  middle: 12,
  shape: (s) => s.list(s.size(1, 1000), () => s.text(1, 1000)),
  /** A state for each set of places at which some substring ends, and one for the empty text. */
  naive: (words) => {
    const ends = new Map<string, string>();
    for (const [number, word] of words.entries()) {
      for (let end = 1; end <= word.length; end++) {
        for (let start = 0; start < end; start++) {
          const part = word.slice(start, end);
          ends.set(part, `${ends.get(part) ?? ""} ${number}:${end}`);
        }
      }
    }
    return [ends.size, new Set(ends.values()).size + 1];
  },
  generators: {
    "max-equal": () => ({
      input: `3\n${"a".repeat(500_000)}\n${"a".repeat(499_999)}\na\n`,
      output: "500000\n500001\n",
    }),
  },
});
