import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { fibonacciWord, rulerWord } from "../random-text";

function word(random: Random, length: number, letters: string): string {
  return Array.from({ length }, () => random.pick(letters)).join("");
}

function pair(random: Random, maxLength: number): string {
  const letters = random.pick(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"]);
  const lengths = [random.int(1, maxLength), random.int(1, maxLength)];
  return lengths.map((length) => `${word(random, length, letters)}\n`).join("");
}

/** Two texts without a common letter but for one secret word: the answer is known. */
function secret(random: Random, n: number): { input: string; output: string } {
  const shared = word(random, 1000, "xyz");
  const [a, c] = [random.int(0, n - 1000), random.int(0, n - 1000)];
  const around = (at: number, letters: string) =>
    word(random, at, letters) + shared + word(random, n - 1000 - at, letters);
  return {
    input: `${around(a, "abc")}\n${around(c, "def")}\n`,
    output: `${a} ${a + 1000} ${c} ${c + 1000}\n`,
  };
}

/** One half of each text is common; the letters around it are not. */
function half(random: Random, n: number): { input: string; output: string } {
  const common = word(random, n / 2, "ab");
  const [a, c] = [random.int(1, n / 2 - 1), random.int(1, n / 2 - 1)];
  const around = (at: number, letter: string) =>
    `${word(random, at - 1, "ab")}${letter}${common}${letter}${word(random, n / 2 - at - 1, "ab")}`;
  return {
    input: `${around(a, "c")}\n${around(c, "d")}\n`,
    output: `${a} ${a + n / 2} ${c} ${c + n / 2}\n`,
  };
}

function longestCommon(s: string, t: string): number {
  let best = 0;
  for (let i = 0; i < s.length; i++) {
    for (let j = 0; j < t.length; j++) {
      let length = 0;
      while (i + length < s.length && s[i + length] === t[j + length]) length++;
      best = Math.max(best, length);
    }
  }
  return best;
}

export const twin: Twin = {
  problem: "longest_common_substring",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => pair(random, 10),
    middle: (random) => pair(random, 100),
    "max-secret": (random) => secret(random, 500_000),
    "max-random": (random) => `${word(random, 500_000, "ab")}\n${word(random, 500_000, "ab")}\n`,
    "max-letters": (random) => {
      const letters = "abcdefghijklmnopqrstuvwxyz";
      return `${word(random, 500_000, letters)}\n${word(random, 500_000, letters)}\n`;
    },
    "max-half": (random) => half(random, 500_000),
    "max-equal": () => {
      const line = `${"a".repeat(500_000)}\n`;
      return { input: line + line, output: "0 500000 0 500000\n" };
    },
  },
  atBounds: {
    "max-turned": () => {
      const [a, b] = ["a".repeat(250_000), "b".repeat(250_000)];
      return `${a}${b}\n${b}${a}\n`;
    },
    "max-fibonacci": () => `${fibonacciWord(500_000)}\n${fibonacciWord(499_999)}b\n`,
    "max-ruler": () => `${rulerWord(500_000)}\n${rulerWord(500_000, 777)}\n`,
    "max-none": () => `${"a".repeat(500_000)}\n${"b".repeat(500_000)}\n`,
  },
  naive: (input) => {
    const [s, t] = input.trim().split("\n");
    const length = longestCommon(s!, t!);
    for (let i = 0; i + length <= s!.length; i++) {
      const at = t!.indexOf(s!.slice(i, i + length));
      if (length > 0 && at >= 0) return `${i} ${i + length} ${at} ${at + length}\n`;
    }
    return "0 0 0 0\n";
  },
  check: (input, output, expected) => {
    const [s, t] = input.trim().split("\n");
    const [a, b, c, d] = output.trim().split(/\s+/).map(Number);
    const isRange = a! >= 0 && b! >= a! && b! <= s!.length && c! >= 0 && d! <= t!.length;
    if (!isRange || s!.slice(a, b) !== t!.slice(c, d)) {
      throw new Error(`expected equal substrings, found S[${a}, ${b}) and T[${c}, ${d})`);
    }
    if (a === b && (a !== 0 || c !== 0)) throw new Error("expected 0 0 0 0 for an empty answer");
    if (expected === undefined) return;
    const [from, to] = expected.trim().split(/\s+/).map(Number);
    if (b! - a! !== to! - from!) {
      throw new Error(`expected a substring of length ${to! - from!}, found length ${b! - a!}`);
    }
  },
};
