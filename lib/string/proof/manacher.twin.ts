import type { Twin } from "../../../scripts/verify/twin";
import { fibonacciWord, randomText, rulerWord, stepsWord } from "../random-text";

export const twin: Twin = {
  problem: "enumerate_palindromes",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(50, 200))}\n`,
    "max-random": (random) =>
      `${Array.from({ length: 500_000 }, () => random.pick("ab")).join("")}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 999_999 }, (_, c) => Math.min(c + 1, 999_999 - c)).join(" ")}\n`,
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
