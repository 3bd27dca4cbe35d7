import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A connected graph in which a heavier tree exists: its last edge is parallel to the first, and heavier. */
function input(random: Random, n: number, m: number, most: number): string {
  const edges = Array.from({ length: m - 1 }, (_, e) => {
    const [x, y] = e < n - 1 ? [e + 2, random.int(1, e + 1)] : [random.int(1, n), random.int(1, n)];
    return [x, y, random.int(0, most)] as const;
  });
  const [x, y, z] = edges[0]!;
  const lines = [...edges, [x, y, z + 1 + random.int(0, most)]].map((edge) => edge.join(" "));
  return `${n} ${m}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P4180",
  timeLimitMs: 1_500,
  rounds: 60,
  generators: {
    two: (random) => input(random, 2, random.int(2, 6), 3),
    small: (random) => input(random, random.int(3, 5), random.int(6, 9), 3),
    wide: (random) => input(random, 5, 9, 1e9),
  },
  atBounds: {
    random: (random) => input(random, 100_000, 300_000, 5e8),
    equal: (random) => input(random, 100_000, 300_000, 1),
  },
  naive: (text) => {
    const [[n], ...edges] = text
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number)) as [number[], ...number[][]];
    const sums = new Set<number>();
    for (let set = 0; set < 2 ** edges.length; set++) {
      const chosen = edges.filter((_, e) => (set >> e) & 1);
      if (chosen.length !== n! - 1) continue;
      const reached = new Set([1]);
      for (let round = 0; round < n!; round++) {
        for (const [x, y] of chosen) {
          if (reached.has(x!)) reached.add(y!);
          else if (reached.has(y!)) reached.add(x!);
        }
      }
      if (reached.size === n) sums.add(chosen.reduce((sum, [, , z]) => sum + z!, 0));
    }
    return `${[...sums].sort((a, b) => a - b)[1]}\n`;
  },
};
