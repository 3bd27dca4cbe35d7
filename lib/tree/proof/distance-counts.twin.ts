import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, randomTree } from "../random-tree";

function tree(random: Random, n: number, reach: number | ((v: number) => number)): string {
  const { a, b } = randomTree(random, n, reach);
  return `${n}\n${Array.from(a, (v, e) => `${v} ${b[e]!}\n`).join("")}`;
}

/** A star: all pairs but those of the middle have distance 2. */
function starOf(random: Random, n: number): Answered {
  const counts = new Array<number>(n - 1).fill(0);
  counts[0] = n - 1;
  counts[1] = ((n - 1) * (n - 2)) / 2;
  return { input: tree(random, n, () => 0), output: `${counts.join(" ")}\n` };
}

/** A path: n - d pairs at distance d. */
function pathOf(random: Random, n: number): Answered {
  const output = Array.from({ length: n - 1 }, (_, d) => n - 1 - d).join(" ");
  return { input: tree(random, n, 1), output: `${output}\n` };
}

export const twin: Twin = {
  problem: "frequency_table_of_tree_distance",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => tree(random, random.int(1, 12), random.pick([1, 2, 12])),
    middle: (random) => tree(random, random.int(300, 500), random.pick([1, 10, 500])),
    "max-known-star": (random) => starOf(random, 200_000),
    "max-known-path": (random) => pathOf(random, 200_000),
  },
  atBounds: {
    ...atDeepShapes(200_000, (random, shape) => tree(random, 200_000, shape)),
    "max-random": (random) => tree(random, 200_000, 200_000),
  },
  // The distances from each vertex by a search.
  naive: (input) => {
    const [n, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number];
    const next: number[][] = Array.from({ length: n }, () => []);
    for (let at = 0; at < ends.length; at += 2) {
      next[ends[at]!]!.push(ends[at + 1]!);
      next[ends[at + 1]!]!.push(ends[at]!);
    }
    const ordered = new Array<number>(n).fill(0);
    for (let v = 0; v < n; v++) {
      const reached: [number, number, number][] = [[v, v, 0]];
      for (const [u, from, far] of reached) {
        ordered[far]!++;
        for (const w of next[u]!) if (w !== from) reached.push([w, u, far + 1]);
      }
    }
    return `${ordered
      .slice(1)
      .map((count) => count / 2)
      .join(" ")}\n`;
  },
};
