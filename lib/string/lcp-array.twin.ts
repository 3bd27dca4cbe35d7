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

/**
 * Letters where each word of four occurs once: an Eulerian circuit of the graph whose vertices are the
 * words of three, its arcs taken at random.
 */
function allFours(random: Random): string {
  const words = 26 ** 3;
  const letters = Array.from({ length: 26 }, (_, letter) => letter);
  const left = Array.from({ length: words }, () => random.shuffle(letters.slice()));
  const path = [0];
  const circuit: number[] = [];
  while (path.length > 0) {
    const word = path[path.length - 1]!;
    const letter = left[word]!.pop();
    if (letter === undefined) circuit.push(path.pop()! % 26);
    else path.push((word * 26 + letter) % words);
  }
  const text = circuit.reverse().map((letter) => String.fromCharCode(97 + letter));
  return `aa${text.join("")}`; // the first vertex is "aaa"
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
    "max-fours": (random) => {
      // All words of at most four letters, and behind them a word for each place and length.
      const text = allFours(random);
      const longer = text.length - 4;
      const count = 26 + 26 ** 2 + 26 ** 3 + 26 ** 4 + (longer * (longer + 1)) / 2;
      return { input: `${text}\n`, output: `${count}\n` };
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
