import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { fibonacciWord, randomLetters, randomText } from "../random-text";

/** Half of the patterns are cut out of the text, and of these every other one gets another last letter. */
function searches(random: Random, text: string, count: number, most: number): string {
  const patterns = Array.from({ length: count }, (_, i) => {
    const length = random.int(1, Math.min(most, text.length));
    if (i % 2 === 0) return randomLetters(random, length, random.pick([1, 2, 26]));
    const at = random.int(0, text.length - length);
    const part = text.slice(at, at + length);
    return i % 4 === 1 ? part : `${part.slice(0, -1)}${random.pick(["a", "b", "Z", "0"])}`;
  });
  return `${text}\n${count}\n${patterns.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "ALDS1_14_D",
  timeLimitMs: 3000,
  generators: {
    small: (random) => searches(random, randomText(random, random.int(1, 12)), 40, 5),
    middle: (random) => searches(random, randomText(random, random.int(50, 400)), 60, 20),
    "max-fibonacci": (random) => searches(random, fibonacciWord(1_000_000), 1000, 1000),
  },
  atBounds: {
    "max-random": (random) => searches(random, randomLetters(random, 1_000_000, 2), 10_000, 1000),
    "max-equal": (random) => searches(random, "a".repeat(1_000_000), 10_000, 1000),
  },
  naive: (input) => {
    const [text, , ...patterns] = input.trim().split("\n");
    return patterns.map((pattern) => `${Number(text!.includes(pattern))}\n`).join("");
  },
};
