import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

/** Texts with few and many symbols, repeated ones, and Fibonacci words, which repeat nearly everywhere. */
function text(random: Random, length: number): string {
  const kind = random.int(0, 3);
  const letters = "abcdefghijklmnopqrstuvwxyz".slice(0, random.pick([1, 2, 3, 26]));
  const piece = (size: number) => Array.from({ length: size }, () => random.pick(letters)).join("");
  if (kind === 0) return piece(length);
  if (kind === 1) return piece(random.int(1, length)).repeat(length).slice(0, length);
  const word = fibonacci(length);
  const at = random.int(0, length - 1);
  return kind === 2 ? word : `${word.slice(0, at)}z${word.slice(at + 1)}`;
}

/** The beginning of the infinite Fibonacci word: its suffixes agree for long. */
function fibonacci(length: number): string {
  let [before, word] = ["a", "ab"];
  while (word.length < length) [before, word] = [word, word + before];
  return word.slice(0, length);
}

export const twin: Twin = {
  problem: "suffixarray",
  generators: {
    small: (random) => `${text(random, random.int(1, 12))}\n`,
    middle: (random) => `${text(random, random.int(50, 200))}\n`,
    "max-random": (random) =>
      `${Array.from({ length: 500_000 }, () => random.pick("abcdefghijklmnopqrstuvwxyz")).join("")}\n`,
    "max-two-letters": (random) =>
      `${Array.from({ length: 500_000 }, () => random.pick("ab")).join("")}\n`,
    "max-fibonacci": () => `${fibonacci(500_000)}\n`,
    "max-equal": () => ({
      input: `${"a".repeat(500_000)}\n`,
      output: `${Array.from({ length: 500_000 }, (_, k) => 499_999 - k).join(" ")}\n`,
    }),
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
