import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function dictionary(random: Random, length: number, count: number, maxWord: number): string {
  const letters = random.pick(["a", "ab", "abc"]);
  const word = (size: number) => Array.from({ length: size }, () => random.pick(letters)).join("");
  const words = new Set<string>();
  for (let tries = 0; tries < count; tries++) words.add(word(random.int(1, maxWord)));
  return `${[word(length), words.size, ...words].join("\n")}\n`;
}

export const twin: Twin = {
  problem: "1731",
  generators: {
    sample: () => ({ input: "ababc\n4\nab\nabab\nc\ncb\n", output: "2\n" }),
    small: (random) => dictionary(random, random.int(1, 10), 6, 4),
    middle: (random) => dictionary(random, random.int(50, 200), 40, 10),
    "max-text": (random) => dictionary(random, 5000, 100_000, 18),
  },
  naive: (input) => {
    const [text, , ...words] = input.trim().split("\n");
    const ways = new Array<number>(text!.length + 1).fill(0);
    ways[0] = 1;
    const lengths = [...new Set(words.map((word) => word.length))];
    const known = new Set(words);
    for (let end = 1; end <= text!.length; end++) {
      for (const length of lengths) {
        if (length > end || !known.has(text!.slice(end - length, end))) continue;
        ways[end] = (ways[end]! + ways[end - length]!) % 1_000_000_007;
      }
    }
    return `${ways[text!.length]!}\n`;
  },
};
