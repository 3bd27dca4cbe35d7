import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function elements(random: Random, n: number, k: number): string {
  const lines = Array.from({ length: n }, () => [0, 1, 2].map(() => random.int(1, k)).join(" "));
  return `${n} ${k}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P3810",
  timeLimitMs: 2_000,
  rounds: 40,
  generators: {
    small: (random) => elements(random, random.int(1, 9), random.pick([1, 2, 9])),
    middle: (random) => elements(random, random.int(50, 150), random.pick([5, 1000])),
    "max-values": (random) => elements(random, 1_000, 200_000),
  },
  atBounds: {
    "max-random": (random) => elements(random, 100_000, 200_000),
    "max-equal": (random) => elements(random, 100_000, 2),
  },
  naive: (input) => {
    const [, ...rows] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number) as [number, number, number]);
    const counts = rows.map(() => 0);
    for (const [a, b, c] of rows) {
      counts[rows.filter(([x, y, z]) => x <= a && y <= b && z <= c).length - 1]!++;
    }
    return counts.map((count) => `${count}\n`).join("");
  },
};
