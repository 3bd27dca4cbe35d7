import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomTree } from "../random-tree";

function tree(random: Random, n: number, k: number, reach: number): string {
  const { a, b } = randomTree(random, n, reach);
  return `${n} ${k}\n${Array.from(a, (v, e) => `${v + 1} ${b[e]! + 1}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "2080",
  rounds: 25,
  generators: {
    small: (random) => {
      const n = random.int(1, 14);
      return tree(random, n, random.int(1, Math.min(n, 5)), random.pick([1, 2, 14]));
    },
    middle: (random) => tree(random, 300, random.int(1, 30), random.pick([1, 10, 300])),
    "max-path": (random) => ({ input: tree(random, 200_000, 70_000, 1), output: "130000\n" }),
    "max-random": (random) => {
      // Paths of two edges: two edges at a vertex.
      const input = tree(random, 200_000, 2, 200_000);
      const degree = new Map<string, number>();
      for (const v of input.trim().split(/\s+/).slice(2)) degree.set(v, (degree.get(v) ?? 0) + 1);
      const paths = [...degree.values()].reduce((sum, d) => sum + (d * (d - 1)) / 2, 0);
      return { input, output: `${paths}\n` };
    },
  },
  // The distances from each vertex by a search.
  naive: (input) => {
    const [n, k, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number];
    const next: number[][] = Array.from({ length: n + 1 }, () => []);
    for (let at = 0; at < ends.length; at += 2) {
      next[ends[at]!]!.push(ends[at + 1]!);
      next[ends[at + 1]!]!.push(ends[at]!);
    }
    let ordered = 0;
    for (let v = 1; v <= n; v++) {
      const reached: [number, number, number][] = [[v, 0, 0]];
      for (const [u, from, far] of reached) {
        if (far === k) ordered++;
        for (const w of next[u]!) if (w !== from) reached.push([w, u, far + 1]);
      }
    }
    return `${ordered / 2}\n`;
  },
};
