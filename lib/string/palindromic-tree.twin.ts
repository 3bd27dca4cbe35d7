import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

/** Texts with few and many symbols, repeated ones, and Fibonacci words, which repeat nearly everywhere. */
function text(random: Random, length: number): string {
  const kind = random.int(0, 3);
  const letters = "abcdefghijklmnopqrstuvwxyz".slice(0, random.pick([1, 2, 3, 26]));
  const piece = (size: number) => Array.from({ length: size }, () => random.pick(letters)).join("");
  if (kind === 0) return piece(length);
  if (kind === 1) return piece(random.int(1, length)).repeat(length).slice(0, length);
  let [before, word] = ["a", "ab"];
  while (word.length < length) [before, word] = [word, word + before];
  const at = random.int(0, length - 1);
  const fibonacci = word.slice(0, length);
  return kind === 2 ? fibonacci : `${fibonacci.slice(0, at)}z${fibonacci.slice(at + 1)}`;
}

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

export const twin: Twin = {
  problem: "eertree",
  generators: {
    small: (random) => `${text(random, random.int(1, 12))}\n`,
    middle: (random) => `${text(random, random.int(50, 200))}\n`,
    "max-random": (random) =>
      `${Array.from({ length: 1_000_000 }, () => random.pick("ab")).join("")}\n`,
    "max-equal": () => ({ input: `${"a".repeat(1_000_000)}\n`, output: allEqual(1_000_000) }),
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
