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

function suffixes(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(i));
}

function isPalindrome(word: string): boolean {
  return [...word].reverse().join("") === word;
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
    "max-equal": () => ({ input: `${"a".repeat(1_000_000)}\n`, output: allEqual(1_000_000) }),
  },
  naive: (input) => {
    const s = input.trim();
    const numbers = new Map([["", 0]]);
    const longest: number[] = [];
    for (let end = 1; end <= s.length; end++) {
      // Of the palindromes that end here only the longest can be new.
      const palindrome = suffixes(s.slice(0, end)).find(isPalindrome)!;
      if (!numbers.has(palindrome)) numbers.set(palindrome, numbers.size);
      longest.push(numbers.get(palindrome)!);
    }
    const lines = [...numbers.keys()].slice(1).map((word) => {
      const parent = word.length === 1 ? -1 : numbers.get(word.slice(1, -1))!;
      return `${parent} ${numbers.get(suffixes(word).slice(1).find(isPalindrome) ?? "")!}`;
    });
    return [lines.length, ...lines, longest.join(" "), ""].join("\n");
  },
};
