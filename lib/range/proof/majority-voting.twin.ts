import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, values: readonly number[]): string {
  const lines = Array.from({ length: q }, () => {
    const l = random.int(0, n - 1);
    if (random.int(0, 1) === 0) return `0 ${l} ${random.pick(values)}`;
    return `1 ${l} ${random.int(l + 1, n)}`;
  });
  const numbers = Array.from({ length: n }, () => random.pick(values));
  return `${n} ${q}\n${numbers.join(" ")}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "majority_voting",
  timeLimitMs: 5000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, [0, 1, 1e9]),
    middle: (random) => queries(random, 100, 100, [1, 2, 2, 2, 3, 4]),
    "max-queries": (random) => queries(random, 40, 500_000, [0, 5, 1e9]),
  },
  atBounds: {
    "max-two-values": (random) => queries(random, 500_000, 500_000, [5, 1e9]),
    "max-many-values": (random) =>
      queries(
        random,
        500_000,
        500_000,
        Array.from({ length: 99_999 }, (_, i) => 10_000 * i),
      ),
  },
  naive: (input) => {
    const [, numbers, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const output: string[] = [];
    for (const [kind, first, second] of lines) {
      if (kind === 0) {
        numbers![first!] = second!;
        continue;
      }
      const counts = new Map<number, number>();
      for (let i = first!; i < second!; i++) {
        counts.set(numbers![i]!, (counts.get(numbers![i]!) ?? 0) + 1);
      }
      const most = [...counts].find(([, count]) => 2 * count > second! - first!);
      output.push(`${most ? most[0] : -1}\n`);
    }
    return output.join("");
  },
};
