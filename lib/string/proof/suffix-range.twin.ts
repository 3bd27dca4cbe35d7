import { described } from "../../../scripts/verify/shape";

const LETTERS = "aAbcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export const twin = described({
  problem: "ALDS1_14_D",
  timeLimitMs: 3000,
  rounds: 30,
  middle: 200,
  shape: (s) => {
    const text = s.text(1, 1_000_000, LETTERS);
    const most = text.length > 9 ? 1000 : 4;
    return { text, patterns: s.list(s.size(1, 10_000, 2), () => s.text(1, most, LETTERS)) };
  },
  naive: ({ text, patterns }) => patterns.map((pattern) => Number(text.includes(pattern))),
  generators: {
    pieces: (random) => {
      const text = Array.from({ length: 100 }, () => random.pick("abA")).join("");
      const patterns = Array.from({ length: 40 }, () => {
        const l = random.int(0, 99);
        const part = text.slice(l, random.int(l + 1, 100));
        return random.int(0, 1) === 0 ? part : `${part.slice(0, -1)}${random.pick("abZ0")}`;
      });
      return `${text}\n40\n${patterns.join("\n")}\n`;
    },
  },
});
