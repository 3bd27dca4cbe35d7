import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

/** Texts with few and many symbols, repeated ones, and Fibonacci words, which repeat nearly everywhere. */
function text(random: Random, length: number): string {
  const kind = random.int(0, 3);
  const letters = "abcdefghijklmnopqrstuvwxyz".slice(0, random.pick([1, 2, 3, 26]));
  const piece = (size: number) => Array.from({ length: size }, () => random.pick(letters)).join("");
  if (kind === 0) return piece(length);
  if (kind === 1) return piece(random.int(1, length)).repeat(length).slice(0, length);
  let [before, word] = ["a", "ab"];
  while (word.length < length) [before, word] = [word, word + before];
  const at = random.int(0, length - 1);
  const fibonacci = word.slice(0, length);
  return kind === 2 ? fibonacci : `${fibonacci.slice(0, at)}z${fibonacci.slice(at + 1)}`;
}

export const twin: Twin = {
  problem: "number_of_substrings",
  generators: {
    small: (random) => `${text(random, random.int(1, 12))}\n`,
    middle: (random) => `${text(random, random.int(50, 200))}\n`,
    "max-distinct": () => {
      // a…ab…b: for each number of a's and of b's one substring.
      const input = `${"a".repeat(250_000)}${"b".repeat(250_000)}\n`;
      return { input, output: `${250_001 * 250_001 - 1}\n` };
    },
    "max-equal": () => ({ input: `${"a".repeat(500_000)}\n`, output: "500000\n" }),
  },
  naive: (input) => {
    const s = input.trim();
    const substrings = new Set<string>();
    for (let i = 0; i < s.length; i++) {
      for (let end = i + 1; end <= s.length; end++) substrings.add(s.slice(i, end));
    }
    return `${substrings.size}\n`;
  },
};
