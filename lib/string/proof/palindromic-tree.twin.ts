import type { Twin } from "../../../scripts/verify/twin";
import { randomText, stepsWord } from "../random-text";

/** The longest palindrome that ends before `end` and has at most `most` symbols. */
function longestBefore(s: string, end: number, most: number): string {
  for (let start = Math.max(0, end - most); ; start++) {
    let [left, right] = [start, end - 1];
    while (left < right && s[left] === s[right]) {
      left++;
      right--;
    }
    if (left >= right) return s.slice(start, end);
  }
}

function allEqual(n: number): string {
  const lines = [String(n)];
  for (let node = 1; node <= n; node++) lines.push(`${node - 2} ${node - 1}`);
  lines.push(Array.from({ length: n }, (_, i) => i + 1).join(" "));
  return `${lines.join("\n")}\n`;
}

/** abab…: each letter ends one new palindrome, with the longest one of its letter in it. */
function alternating(n: number): string {
  const lines = [String(n)];
  for (let node = 1; node <= n; node++) {
    const parent = node % 2 === 1 ? node - 1 : node - 3; // begins with the other letter
    lines.push(node < 3 ? "-1 0" : `${parent} ${node - 2}`);
  }
  lines.push(Array.from({ length: n }, (_, i) => i + 1).join(" "));
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "eertree",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${randomText(random, random.int(1, 12))}\n`,
    middle: (random) => `${randomText(random, random.int(50, 200))}\n`,
    "max-random": (random) =>
      `${Array.from({ length: 1_000_000 }, () => random.pick("ab")).join("")}\n`,
    "max-equal": () => ({ input: `${"a".repeat(1_000_000)}\n`, output: allEqual(1_000_000) }),
    "max-alternating": () => ({
      input: `${"ab".repeat(500_000)}\n`,
      output: alternating(1_000_000),
    }),
  },
  atBounds: {
    "max-steps": () => `${stepsWord(1_000_000)}\n`,
    "max-odd-end": () => `${"a".repeat(999_999)}b\n`,
    "max-odd-start": () => `b${"a".repeat(999_999)}\n`,
  },
  naive: (input) => {
    const s = input.trim();
    const numbers = new Map([["", 0]]);
    const longest: number[] = [];
    let before = "";
    for (let end = 1; end <= s.length; end++) {
      // Of the palindromes that end here only the longest can be new; it grows by two at most.
      before = longestBefore(s, end, before.length + 2);
      if (!numbers.has(before)) numbers.set(before, numbers.size);
      longest.push(numbers.get(before)!);
    }
    const lines = [...numbers.keys()].slice(1).map((word) => {
      const parent = word.length === 1 ? -1 : numbers.get(word.slice(1, -1))!;
      return `${parent} ${numbers.get(longestBefore(word, word.length, word.length - 1))!}`;
    });
    return [lines.length, ...lines, longest.join(" "), ""].join("\n");
  },
};
