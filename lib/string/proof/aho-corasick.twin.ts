import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** Words c…c of one length, each with one other letter near its beginning. */
function nearlyAlike(random: Random, count: number, length: number): string {
  const word = () => {
    const at = random.int(0, Math.min(3, length - 1));
    return `${"c".repeat(at)}${random.pick("abcz")}${"c".repeat(length - 1 - at)}\n`;
  };
  return `${count}\n${Array.from({ length: count }, word).join("")}`;
}

export const twin = described({
  problem: "aho_corasick",
  timeLimitMs: 5_000,
  rounds: 30,
  middle: 40,
  shape: (s) => {
    const n = s.size(1, 1000);
    return s.list(n, () => s.text(1, 1000));
  },
  naive: (words) => {
    const numbers = new Map([["", 0]]);
    for (const word of words) {
      for (let end = 1; end <= word.length; end++) {
        const prefix = word.slice(0, end);
        if (!numbers.has(prefix)) numbers.set(prefix, numbers.size);
      }
    }
    const lines = [...numbers.keys()].slice(1).map((prefix) => {
      let suffix = prefix.slice(1);
      while (!numbers.has(suffix)) suffix = suffix.slice(1);
      return [numbers.get(prefix.slice(0, -1)), numbers.get(suffix)];
    });
    return [numbers.size, ...lines, words.map((word) => numbers.get(word))];
  },
  generators: {
    "nearly-alike": (random) => nearlyAlike(random, random.int(1, 6), random.int(1, 9)),
  },
  atBounds: {
    "max-one": () => `1\n${"a".repeat(1_000_000)}\n`,
    "max-nearly-alike": (random) => nearlyAlike(random, 100, 10_000),
  },
});
