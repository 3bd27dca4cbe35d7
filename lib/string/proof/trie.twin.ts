import { described } from "../../../scripts/verify/shape";

const P = 1_000_000_007;

export const twin = described({
  problem: "1731",
  rounds: 40,
  middle: 80,
  shape: (s) => {
    const text = s.text(1, 5000, "ab");
    const isSmall = text.length < 10;
    const words = s.size(1, isSmall ? 9 : 1000);
    return { text, words: s.distinct(words, () => s.text(1, isSmall ? 3 : 1000, "ab")) };
  },
  naive: ({ text, words }) => {
    const ways = [1];
    for (let end = 1; end <= text.length; end++) {
      const last = words.filter((word) => text.slice(0, end).endsWith(word));
      ways.push(last.reduce((sum, word) => (sum + ways[end - word.length]!) % P, 0));
    }
    return ways.at(-1);
  },
});
