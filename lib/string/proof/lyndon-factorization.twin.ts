import { described } from "../../../scripts/verify/shape";

function isLyndon(word: string): boolean {
  for (let i = 1; i < word.length; i++) if (word.slice(i) <= word) return false;
  return true;
}

export const twin = described({
  problem: "lyndon_factorization",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 500_000),
  /** The first factor of what is left is the longest prefix that is smaller than its own suffixes. */
  naive: (text) => {
    const starts = [0];
    for (let start = 0; start < text.length; ) {
      let end = text.length;
      while (!isLyndon(text.slice(start, end))) end--;
      start = end;
      starts.push(start);
    }
    return [starts];
  },
});
