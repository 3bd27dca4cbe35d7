import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function words(random: Random, n: number, m: number, letters: string): string {
  const word = (length: number) => Array.from({ length }, () => random.pick(letters)).join("");
  return `${word(n)}\n${word(m)}\n`;
}

export const twin: Twin = {
  problem: "wildcard_pattern_matching",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => words(random, random.int(6, 12), random.int(1, 6), "ab*"),
    letters: (random) => words(random, 200, random.int(1, 4), "abcdefghijklmnopqrstuvwxyz*"),
    stars: (random) => words(random, 300, random.int(1, 40), "yz********"),
    /** a…a holds a…a everywhere, and with one z nowhere but where the text has a star. */
    /** Both texts at the bound, a power of two. */
    "max-both": () => {
      const text = `${"ab*".repeat(174_763)}`.slice(0, 524_288);
      return { input: `${text}\n${text.replace(/\*/g, "c")}\n`, output: "1\n" };
    },
    "max-one-letter": () => ({
      input: `${"*".repeat(524_288)}\nz\n`,
      output: `${"1".repeat(524_288)}\n`,
    }),
    "max-one-star": () => {
      const [n, m] = [500_000, 250_000];
      const text = `${"a".repeat(n - 1)}*`;
      const pattern = `${"a".repeat(m - 1)}z`;
      return { input: `${text}\n${pattern}\n`, output: `${"0".repeat(n - m)}1\n` };
    },
    "max-stars": () => {
      const input = `${"*".repeat(500_000)}\n${"az".repeat(125_000)}\n`;
      return { input, output: `${"1".repeat(250_001)}\n` };
    },
  },
  atBounds: {
    "max-equal": () => `${"a".repeat(524_288)}\n${"a".repeat(262_144)}\n`,
    "max-random": (random) => words(random, 524_288, 262_144, "abcdefghijklmnopqrstuvwxyz"),
    "max-mixed": (random) => words(random, 524_288, 20, "ab**"),
  },
  naive: (input) => {
    const [text, pattern] = input.split("\n") as [string, string];
    const any = new RegExp(`^[${"abcdefghijklmnopqrstuvwxyz"}*]$`);
    const places = Array.from({ length: text.length - pattern.length + 1 }, (_, i) => i);
    const agree = (a: string, b: string) => (a === "*" ? any.test(b) : b === "*" || a === b);
    const digits = places.map((i) =>
      [...pattern].every((letter, j) => agree(letter, text[i + j]!)) ? 1 : 0,
    );
    return `${digits.join("")}\n`;
  },
};
