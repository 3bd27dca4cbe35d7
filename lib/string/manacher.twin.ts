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
  problem: "enumerate_palindromes",
  generators: {
    small: (random) => `${text(random, random.int(1, 12))}\n`,
    middle: (random) => `${text(random, random.int(50, 200))}\n`,
    "max-random": (random) =>
      `${Array.from({ length: 500_000 }, () => random.pick("ab")).join("")}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 999_999 }, (_, c) => Math.min(c + 1, 999_999 - c)).join(" ")}\n`,
    }),
  },
  naive: (input) => {
    const s = input.trim();
    const lengths = Array.from({ length: 2 * s.length - 1 }, (_, centre) => {
      let left = Math.floor(centre / 2);
      let right = Math.ceil(centre / 2);
      while (left >= 0 && right < s.length && s[left] === s[right]) {
        left--;
        right++;
      }
      return Math.max(0, right - left - 1);
    });
    return `${lengths.join(" ")}\n`;
  },
};
