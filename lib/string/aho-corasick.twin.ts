import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

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

export const twin: Twin = {
  problem: "aho_corasick",
  generators: {
    small: (random) => words(random, random.int(1, 6), 5, random.pick(["a", "ab", "abz"])),
    middle: (random) => words(random, random.int(20, 60), 12, random.pick(["ab", "abcd"])),
    "max-words": (random) => words(random, 166_666, 6, "abcdefghijklmnopqrstuvwxyz"),
    "max-long-words": (random) => words(random, 40_000, 48, "abcd"),
    "max-path": () => path(1_000_000),
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
