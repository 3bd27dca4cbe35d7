import type { Twin } from "../../../scripts/verify/twin";
import { randomText, rulerWord, stepsWord } from "../random-text";

/** All runs whose smallest period is one of `periods`, by trying each place. */
function withPeriods(s: string, periods: readonly number[]): string {
  const lines: string[] = [];
  const known = new Set<string>();
  for (const period of periods) {
    for (let start = 0; start + period < s.length; ) {
      let end = start;
      while (end + period < s.length && s[end] === s[end + period]) end++;
      const range = `${start} ${end + period}`;
      // A multiple of the smallest period has the same range.
      if (end - start >= period && !known.has(range)) {
        known.add(range);
        lines.push(`${period} ${range}`);
      }
      start = end + 1;
    }
  }
  return [lines.length, ...lines, ""].join("\n");
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}

export const twin: Twin = {
  problem: "runenumerate",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(30, 80))}\n`,
    "max-random": (random) => {
      // A period above 100 would need as many agreements in a row: a chance of 2^-80.
      const s = Array.from({ length: 200_000 }, () => random.pick("ab")).join("");
      return { input: `${s}\n`, output: withPeriods(s, upTo(100)) };
    },
    "max-fibonacci": () => {
      // All periods of its runs are lengths of Fibonacci words.
      const lengths = [1, 2];
      let [before, word] = ["a", "ab"];
      while (word.length < 200_000) {
        [before, word] = [word, word + before];
        lengths.push(word.length);
      }
      const s = word.slice(0, 200_000);
      return { input: `${s}\n`, output: withPeriods(s, lengths) };
    },
    "max-equal": () => ({ input: `${"a".repeat(200_000)}\n`, output: "1\n1 0 200000\n" }),
    "max-period": () => ({ input: `${"ab".repeat(100_000)}\n`, output: "1\n2 0 200000\n" }),
    // No piece stands twice in a row.
    "max-ruler": () => ({ input: `${rulerWord(200_000)}\n`, output: "0\n" }),
  },
  atBounds: {
    "max-steps": () => `${stepsWord(200_000)}\n`,
    "max-odd-end": () => `${"a".repeat(199_999)}b\n`,
    "max-odd-start": () => `b${"a".repeat(199_999)}\n`,
  },
  naive: (input) => {
    const s = input.trim();
    return withPeriods(s, upTo(Math.floor(s.length / 2)));
  },
};
