import type { Answered, Twin } from "../../../scripts/verify/twin";
import { fibonacciWord, randomLetters, randomText, rulerWord, stepsWord } from "../random-text";
import { suffixArray } from "../suffix-array";

/** A factor begins where the suffix is smaller than all suffixes before it. */
function ranked(text: string): Answered {
  const rank = new Int32Array(text.length);
  suffixArray(new TextEncoder().encode(text)).forEach((place, i) => {
    rank[place] = i;
  });
  let least = text.length;
  const starts: number[] = [];
  rank.forEach((own, place) => {
    if (own < least) starts.push(place);
    least = Math.min(least, own);
  });
  return { input: `${text}\n`, output: `${[...starts, text.length].join(" ")}\n` };
}

function isLyndon(word: string): boolean {
  for (let i = 1; i < word.length; i++) if (word.slice(i) <= word) return false;
  return true;
}

export const twin: Twin = {
  problem: "lyndon_factorization",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(50, 200))}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 500_001 }, (_, i) => i).join(" ")}\n`,
    }),
    "max-one-word": () => ({ input: `${"a".repeat(499_999)}b\n`, output: "0 500000\n" }),
    "max-fibonacci": () => ranked(fibonacciWord(500_000)),
    "max-ruler": () => ranked(rulerWord(500_000, 12_345)),
    "max-binary": (random) => ranked(randomLetters(random, 500_000, 2)),
  },
  atBounds: {
    "max-steps": () => `${stepsWord(500_000)}\n`,
    "max-odd-end": () => `${"a".repeat(499_999)}b\n`,
    "max-odd-start": () => `b${"a".repeat(499_999)}\n`,
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
