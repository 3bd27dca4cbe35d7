import type { Answered, Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

function edges(random: Random, n: number, m: number, most: number): string {
  const weights = new Set<number>();
  while (weights.size < m) weights.add(random.int(1, most));
  const vertex = () => random.int(0, n - 1);
  const lines = [...weights].map((w) => `${vertex()} ${vertex()} ${w}\n`);
  return `${n} ${m}\n${lines.join("")}`;
}

/** A path, then the same path again and again with lighter edges: each replaces the one before. */
function layers(random: Random, n: number, m: number, isPath: boolean): Answered {
  const lines = [`${n} ${m}`];
  const left = [];
  for (let e = 0; e < m; e++) {
    const v = 1 + (e % (n - 1));
    const ends = random.shuffle([v, isPath ? v - 1 : 0]);
    lines.push(`${ends.join(" ")} ${m - e}`);
    left.push(e < n - 1 ? -1 : e - n + 1);
  }
  return { input: `${lines.join("\n")}\n`, output: `${left.join(" ")}\n` };
}

export const twin: Twin = {
  problem: "incremental_minimum_spanning_forest",
  timeLimitMs: 10_000,
  rounds: 50,
  generators: {
    small: (random) => edges(random, random.int(1, 7), random.int(1, 25), 40),
    middle: (random) => edges(random, 60, 200, 1e9),
    "max-path": (random) => layers(random, 500_000, 1_000_000, true),
    "max-star": (random) => layers(random, 500_000, 1_000_000, false),
    "max-few": (random) => layers(random, 100, 1_000_000, true),
  },
  atBounds: { "max-random": (random) => edges(random, 500_000, 1_000_000, 1e9) },
  // Kruskal's algorithm on the edges so far, with labels.
  naive: (input) => {
    const [[n], ...list] = rowsOf(input) as [[number], ...[number, number, number][]];
    const left = list.map((_, last) => {
      const forest = (count: number) => {
        const label = Array.from({ length: n }, (_, v) => v);
        const ids = list.slice(0, count).map((_, e) => e);
        ids.sort((d, e) => list[d]![2] - list[e]![2]);
        return ids.filter((e) => {
          const [one, other] = [label[list[e]![0]]!, label[list[e]![1]]!];
          label.forEach((own, v) => {
            if (own === one) label[v] = other;
          });
          return one !== other;
        });
      };
      const after = forest(last + 1);
      return [...forest(last), last].find((e) => !after.includes(e)) ?? -1;
    });
    return `${left.join(" ")}\n`;
  },
};
