import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

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
  problem: "1110",
  generators: {
    small: (random) => `${text(random, random.int(1, 12))}\n`,
    middle: (random) => `${text(random, random.int(50, 200))}\n`,
    sample: () => ({ input: "acab\n", output: "abac\n" }),
    "max-one-small": (random) => {
      const at = random.int(0, 999_999);
      const input = `${"b".repeat(at)}a${"b".repeat(999_999 - at)}\n`;
      return { input, output: `a${"b".repeat(999_999)}\n` };
    },
    "max-equal": () => ({
      input: `${"a".repeat(1_000_000)}\n`,
      output: `${"a".repeat(1_000_000)}\n`,
    }),
  },
  naive: (input) => {
    const s = input.trim();
    const rotations = Array.from(s, (_, i) => s.slice(i) + s.slice(0, i));
    return `${rotations.sort()[0]!}\n`;
  },
};
