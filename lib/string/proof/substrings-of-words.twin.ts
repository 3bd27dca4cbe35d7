import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { fibonacciWord, randomLetters } from "../random-text";

const lines = (words: readonly string[]) => `${words.length}\n${words.join("\n")}\n`;

/** Words of a few letters, many of which share their beginnings. */
function words(random: Random, count: number, longest: number): string {
  const letters = random.pick([1, 2, 26]);
  const made: string[] = [];
  for (let word = 0; word < count; word++) {
    const length = random.int(1, longest);
    const start = word > 0 && random.int(0, 1) === 0 ? random.pick(made) : "";
    made.push(
      `${start.slice(0, length - 1)}${randomLetters(random, length, letters)}`.slice(0, length),
    );
  }
  return lines(made);
}

export const twin: Twin = {
  problem: "P6139",
  rounds: 60,
  generators: {
    small: (random) => words(random, random.int(1, 6), 6),
    middle: (random) => words(random, 10, 20),
    "max-equal": () => {
      const input = lines(["a".repeat(500_000), "a".repeat(499_999), "a"]);
      return { input, output: "500000\n500001\n" };
    },
    "max-short": () => ({ input: lines(new Array<string>(400_000).fill("ab")), output: "3\n3\n" }),
  },
  atBounds: {
    "max-random": (random) =>
      lines(Array.from({ length: 10 }, () => randomLetters(random, 1e5, 26))),
    "max-binary": (random) =>
      lines(Array.from({ length: 1000 }, () => randomLetters(random, 1000, 2))),
    "max-fibonacci": () => lines([fibonacciWord(500_000), fibonacciWord(499_999)]),
  },
  // A state for each set of places at which some substring ends, and one for the empty text.
  naive: (input) => {
    const ends = new Map<string, string>();
    for (const [number, word] of input.trim().split("\n").slice(1).entries()) {
      for (let end = 1; end <= word.length; end++) {
        for (let start = 0; start < end; start++) {
          const part = word.slice(start, end);
          ends.set(part, `${ends.get(part) ?? ""} ${number}:${end}`);
        }
      }
    }
    return `${ends.size}\n${new Set(ends.values()).size + 1}\n`;
  },
};
