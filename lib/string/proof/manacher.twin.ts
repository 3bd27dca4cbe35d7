import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "enumerate_palindromes",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 500_000),
  naive: (text) => {
    const lengths = Array.from({ length: 2 * text.length - 1 }, (_, centre) => {
      let left = Math.floor(centre / 2);
      let right = Math.ceil(centre / 2);
      while (left >= 0 && right < text.length && text[left] === text[right]) {
        left--;
        right++;
      }
      return Math.max(0, right - left - 1);
    });
    return [lengths];
  },
});
