import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "wildcard_pattern_matching",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 200,
  shape: (s) => {
    const letters = "*abcdefghijklmnopqrstuvwxyz";
    const text = s.text(1, 524_288, letters);
    return { text, pattern: s.text(1, text.length, letters) };
  },
  naive: ({ text, pattern }) => {
    const places = Array.from({ length: text.length - pattern.length + 1 }, (_, i) => i);
    const agree = (a: string, b: string) => a === "*" || b === "*" || a === b;
    const isMatch = (i: number) => [...pattern].every((letter, j) => agree(letter, text[i + j]!));
    return places.map((i) => Number(isMatch(i))).join("");
  },
  generators: {
    stars: (random) => {
      const word = (length: number) => Array.from({ length }, () => random.pick("yz****")).join("");
      return `${word(300)}\n${word(random.int(1, 40))}\n`;
    },
    "max-one-star": () => ({
      input: `${"a".repeat(499_999)}*\n${"a".repeat(249_999)}z\n`,
      output: `${"0".repeat(250_000)}1\n`,
    }),
  },
});
