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

function isLyndon(word: string): boolean {
  for (let i = 1; i < word.length; i++) if (word.slice(i) <= word) return false;
  return true;
}

export const twin: Twin = {
  problem: "lyndon_factorization",
  generators: {
    small: (random) => `${text(random, random.int(1, 12))}\n`,
    middle: (random) => `${text(random, random.int(50, 200))}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 500_001 }, (_, i) => i).join(" ")}\n`,
    }),
    "max-one-word": () => ({ input: `${"a".repeat(499_999)}b\n`, output: "0 500000\n" }),
  },
  naive: (input) => {
    // The first factor of what is left is the longest prefix that is smaller than its own suffixes.
    const s = input.trim();
    const starts = [0];
    for (let start = 0; start < s.length; ) {
      let end = s.length;
      while (!isLyndon(s.slice(start, end))) end--;
      start = end;
      starts.push(start);
    }
    return `${starts.join(" ")}\n`;
  },
};
