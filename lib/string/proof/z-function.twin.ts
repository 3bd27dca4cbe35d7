import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "zalgorithm",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 500_000),
  naive: (text) => {
    const lengths = Array.from(text, (_, i) => {
      let length = 0;
      while (i + length < text.length && text[length] === text[i + length]) length++;
      return length;
    });
    return [lengths];
  },
});
