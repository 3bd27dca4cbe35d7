import type { Twin } from "../../../scripts/verify/twin";
import { fibonacciWord, randomText, rulerWord, stepsWord } from "../random-text";

export const twin: Twin = {
  problem: "zalgorithm",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(50, 200))}\n`,
    "max-random": (random) =>
      `${Array.from({ length: 500_000 }, () => random.pick("ab")).join("")}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 500_000 }, (_, i) => 500_000 - i).join(" ")}\n`,
    }),
    "max-fibonacci": () => `${fibonacciWord(500_000)}\n`,
    "max-ruler": () => `${rulerWord(500_000)}\n`,
  },
  atBounds: {
    "max-steps": () => `${stepsWord(500_000)}\n`,
    "max-odd-end": () => `${"a".repeat(499_999)}b\n`,
    "max-odd-start": () => `b${"a".repeat(499_999)}\n`,
  },
  naive: (input) => {
    const s = input.trim();
    const lengths = Array.from(s, (_, i) => {
      let length = 0;
      while (i + length < s.length && s[length] === s[i + length]) length++;
      return length;
    });
    return `${lengths.join(" ")}\n`;
  },
};
