import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { fibonacciWord, randomLetters } from "../random-text";

function words(random: Random, count: number, maxLength: number, letters: string): string {
  const word = () =>
    Array.from({ length: random.int(1, maxLength) }, () => random.pick(letters)).join("");
  return `${[count, ...Array.from({ length: count }, word)].join("\n")}\n`;
}

/** One word a…a: a path, where each node's link is its parent. */
function path(n: number): { input: string; output: string } {
  const lines = [String(n + 1)];
  for (let node = 1; node <= n; node++) lines.push(`${node - 1} ${node - 1}`);
  lines.push(String(n));
  return { input: `1\n${"a".repeat(n)}\n`, output: `${lines.join("\n")}\n` };
}

/** All words of one letter, of two, and so on, as far as `most` letters go, in random order. */
function allWords(random: Random, most: number, letters: string): string {
  const list = [""];
  let total = 0;
  for (let at = 0; ; at++) {
    const length = list[at]!.length + 1;
    if (total + length * letters.length > most) break;
    for (const letter of letters) list.push(letter + list[at]);
    total += length * letters.length;
  }
  const words = random.shuffle(list.slice(1));
  return `${words.length}\n${words.join("\n")}\n`;
}

/** Words c…c of one length, each with one other letter near its beginning. */
function nearlyAlike(random: Random, count: number, length: number): string {
  const word = () => {
    const at = random.int(0, Math.min(3, length - 1));
    return `${"c".repeat(at)}${random.pick("abcz")}${"c".repeat(length - 1 - at)}\n`;
  };
  return `${count}\n${Array.from({ length: count }, word).join("")}`;
}

/** Neighbouring pieces of one text. */
function pieces(text: string, count: number): string {
  const length = Math.floor(text.length / count);
  const list = Array.from({ length: count }, (_, i) => text.slice(i * length, (i + 1) * length));
  return `${count}\n${list.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "aho_corasick",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => words(random, random.int(1, 6), 5, random.pick(["a", "ab", "abz"])),
    middle: (random) => words(random, random.int(20, 60), 12, random.pick(["ab", "abcd"])),
    "all-words": (random) => allWords(random, random.int(6, 100), random.pick(["a", "ab", "abc"])),
    "nearly-alike": (random) => nearlyAlike(random, random.int(1, 6), random.int(1, 9)),
    pieces: (random) => pieces(fibonacciWord(random.int(9, 60)), random.int(1, 6)),
    "max-words": (random) => words(random, 166_666, 6, "abcdefghijklmnopqrstuvwxyz"),
    "max-long-words": (random) => words(random, 40_000, 48, "abcd"),
    "max-path": () => path(1_000_000),
  },
  atBounds: {
    "max-all-words": (random) => allWords(random, 1_000_000, "abcdefghijklmnopqrstuvwxyz"),
    "max-all-binary": (random) => allWords(random, 1_000_000, "ab"),
    "max-all-lengths": (random) => allWords(random, 1_000_000, "a"),
    "max-nearly-alike": (random) => nearlyAlike(random, 100, 10_000),
    "max-two-alike": (random) => nearlyAlike(random, 2, 500_000),
    "max-fibonacci": () => pieces(fibonacciWord(1_000_000), 10),
    "max-period": (random) => pieces(randomLetters(random, 101, 26).repeat(9900), 99),
    "max-letters": (random) => pieces(randomLetters(random, 1_000_000, 26), 1_000_000),
  },
  naive: (input) => {
    const [, ...list] = input.trim().split("\n");
    const numbers = new Map([["", 0]]);
    for (const word of list) {
      for (let end = 1; end <= word.length; end++) {
        const prefix = word.slice(0, end);
        if (!numbers.has(prefix)) numbers.set(prefix, numbers.size);
      }
    }
    const lines = [...numbers.keys()].slice(1).map((prefix) => {
      let suffix = prefix.slice(1);
      while (!numbers.has(suffix)) suffix = suffix.slice(1);
      return `${numbers.get(prefix.slice(0, -1))!} ${numbers.get(suffix)!}`;
    });
    const ends = list.map((word) => numbers.get(word)!);
    return [numbers.size, ...lines, ends.join(" "), ""].join("\n");
  },
};
