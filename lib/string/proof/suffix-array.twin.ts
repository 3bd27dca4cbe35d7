import type { Twin } from "../../../scripts/verify/twin";
import { fibonacciWord, randomLetters, randomText, rulerWord, stepsWord } from "../random-text";

export const twin: Twin = {
  problem: "suffixarray",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(50, 200))}\n`,
    "max-random": (random) => `${randomLetters(random, 500_000, 26)}\n`,
    "max-two-letters": (random) => `${randomLetters(random, 500_000, 2)}\n`,
    "max-fibonacci": () => `${fibonacciWord(500_000)}\n`,
    "max-ruler": (random) => `${rulerWord(500_000, random.int(1, 500_000))}\n`,
    "max-period": (random) => `${randomLetters(random, 100, 26).repeat(5000)}\n`,
    // A letter less than a power of two.
    "max-short-of-power": (random) => `${randomLetters(random, 2 ** 18 - 1, 2)}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 500_000 }, (_, k) => 499_999 - k).join(" ")}\n`,
    }),
  },
  atBounds: {
    "max-steps": () => `${stepsWord(500_000)}\n`,
    "max-odd-end": () => `${"a".repeat(499_999)}b\n`,
    "max-odd-start": () => `b${"a".repeat(499_999)}\n`,
  },
  naive: (input) => {
    const s = input.trim();
    // V8 compares slices without copying them; random texts differ soon.
    const order = Array.from(s, (_, i) => i).sort((a, b) => (s.slice(a) < s.slice(b) ? -1 : 1));
    return `${order.join(" ")}\n`;
  },
  // Neighbours are in order where their first symbols are, or those agree and the rests are.
  check: (input, output) => {
    const s = input.trim();
    const order = output.trim().split(" ").map(Number);
    const rank = new Int32Array(s.length + 1).fill(-1);
    order.forEach((start, at) => {
      if (start < s.length) rank[start] = at;
    });
    if (order.length !== s.length || rank.indexOf(-1) !== s.length) {
      throw new Error(`expected each place of ${s.length} once`);
    }
    for (let at = 1; at < order.length; at++) {
      const [a, b] = [order[at - 1]!, order[at]!];
      const isLess = s[a] === s[b] ? rank[a + 1]! < rank[b + 1]! : s[a]! < s[b]!;
      if (!isLess) throw new Error(`place ${at}: the suffix of ${b} is less than that of ${a}`);
    }
  },
};
