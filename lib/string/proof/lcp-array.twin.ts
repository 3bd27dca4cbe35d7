import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { fibonacciWord, randomLetters, randomText, rulerWord, stepsWord } from "../random-text";
import { SuffixAutomaton } from "../suffix-automaton";

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

/** Every state of the suffix automaton has as many substrings as it is longer than its link. */
function counted(text: string): Answered {
  const { states, length, link } = new SuffixAutomaton(new TextEncoder().encode(text));
  let count = 0;
  for (let state = 1; state < states; state++) count += length[state]! - length[link[state]!]!;
  return { input: `${text}\n`, output: `${count}\n` };
}

export const twin: Twin = {
  problem: "number_of_substrings",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(50, 200))}\n`,
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
    "max-fibonacci": () => counted(fibonacciWord(500_000)),
    "max-ruler": () => counted(rulerWord(500_000)),
    "max-binary": (random) => counted(randomLetters(random, 500_000, 2)),
  },
  atBounds: {
    "max-steps": () => `${stepsWord(500_000)}\n`,
    "max-odd-end": () => `${"a".repeat(499_999)}b\n`,
    "max-odd-start": () => `b${"a".repeat(499_999)}\n`,
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
