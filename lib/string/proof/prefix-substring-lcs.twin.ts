import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomLetters } from "../random-text";

function queries(random: Random, n: number, m: number, count: number): string {
  const letters = random.pick([1, 2, 4, 26]);
  const lines = Array.from({ length: count }, () => {
    const [b, c] = [random.int(0, m), random.int(0, m)];
    return `${random.int(0, n)} ${Math.min(b, c)} ${Math.max(b, c)}\n`;
  });
  const texts = `${randomLetters(random, n, letters)}\n${randomLetters(random, m, letters)}\n`;
  return `${count}\n${texts}${lines.join("")}`;
}

/** The table of all prefixes of two texts. */
export function lcsTable(a: string, b: string): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const more = a[i - 1] === b[j - 1] ? table[i - 1]![j - 1]! + 1 : 0;
      table[i]![j] = Math.max(more, table[i - 1]![j]!, table[i]![j - 1]!);
    }
  }
  return table;
}

export const twin: Twin = {
  problem: "prefix_substring_lcs",
  timeLimitMs: 5000,
  rounds: 60,
  generators: {
    small: (random) => queries(random, random.int(1, 8), random.int(1, 8), 10),
    middle: (random) => queries(random, random.int(1, 30), random.int(1, 30), 10),
    "max-equal": () => {
      const text = `${"a".repeat(1000)}\n`;
      const lines = Array.from({ length: 500_000 }, (_, q) => `${q % 1001} 0 1000\n`);
      const output = lines.map((_, q) => `${q % 1001}\n`).join("");
      return { input: `500000\n${text}${text}${lines.join("")}`, output };
    },
  },
  atBounds: { "max-random": (random) => queries(random, 1000, 1000, 500_000) },
  naive: (input) => {
    const [, text, other, ...lines] = input.trim().split("\n");
    const lengths = lines.map((line) => {
      const [a, b, c] = line.split(" ").map(Number);
      return lcsTable(text!.slice(0, a), other!.slice(b, c)).pop()!.pop()!;
    });
    return `${lengths.join("\n")}\n`;
  },
};
