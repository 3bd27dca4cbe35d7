import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** One entry in `rare` is 1. */
function matrix(random: Random, n: number, rare: number): string {
  const row = () => Array.from({ length: n }, () => +(random.int(1, rare) === 1)).join(" ");
  return `${n}\n${Array.from({ length: n }, row).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "B3611",
  timeLimitMs: 1_000,
  generators: {
    small: (random) => matrix(random, random.int(1, 8), random.int(1, 8)),
    words: (random) => matrix(random, random.int(31, 66), random.pick([10, 40])),
    "max-sparse": (random) => matrix(random, 100, 80),
  },
  // A search from each vertex.
  naive: (input) => {
    const [, ...rows] = input.trim().split("\n");
    const matrix = rows.map((row) => row.split(" "));
    const lines = matrix.map((_, source) => {
      const reached = new Set<number>();
      const visit = (u: number) => {
        matrix[u]!.forEach((entry, v) => {
          if (entry === "0" || reached.has(v)) return;
          reached.add(v);
          visit(v);
        });
      };
      visit(source);
      return matrix.map((_, v) => +reached.has(v)).join(" ");
    });
    return `${lines.join("\n")}\n`;
  },
};
