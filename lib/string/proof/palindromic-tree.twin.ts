import { described } from "../../../scripts/verify/shape";

/** The longest palindrome that ends before `end` and has at most `most` symbols. */
function longestBefore(s: string, end: number, most: number): string {
  for (let start = Math.max(0, end - most); ; start++) {
    const word = s.slice(start, end);
    if (word === [...word].reverse().join("")) return word;
  }
}

export const twin = described({
  problem: "eertree",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 1_000_000),
  naive: (text) => {
    const numbers = new Map([["", 0]]);
    const longest = Array.from(text, (_, at) => {
      const word = longestBefore(text, at + 1, at + 1);
      if (!numbers.has(word)) numbers.set(word, numbers.size);
      return numbers.get(word);
    });
    const lines = [...numbers.keys()].slice(1).map((word) => {
      const parent = word.length === 1 ? -1 : numbers.get(word.slice(1, -1));
      return [parent, numbers.get(longestBefore(word, word.length, word.length - 1))];
    });
    return [lines.length, ...lines, longest];
  },
});
