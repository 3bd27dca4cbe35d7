import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { randomCactus } from "./random-cactus";

/** A path goes on while the next edge begins where it ends. */
function text(random: Random, n: number, longest: number, near: number): string {
  const { from, to } = randomCactus(random, n, longest, near);
  const paths: number[][] = [];
  for (const [e, v] of from.entries()) {
    const path = paths[paths.length - 1];
    if (path && path.length < 1000 && path[path.length - 1] === v + 1) path.push(to[e]! + 1);
    else paths.push([v + 1, to[e]! + 1]);
  }
  return `${n} ${paths.length}\n${paths.map((path) => `${path.length} ${path.join(" ")}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "3567",
  rounds: 100,
  timeLimitMs: 5_000,
  generators: {
    small: (random) => text(random, random.int(1, 12), random.int(1, 7), random.int(1, 12)),
    long: (random) => text(random, random.int(20, 90), 30, random.int(1, 3)),
    "max-middle": (random) => text(random, 2000, 30, 100),
    /** A ring. */
    "max-cycle": (random) => ({ input: text(random, 50_000, Infinity, 1), output: "25000\n" }),
  },
  atBounds: {
    "max-random": (random) => text(random, 50_000, 30, 50_000),
    "max-deep": (random) => text(random, 50_000, 30, 3),
  },
  /** A search from each vertex. */
  naive: (input) => {
    const [[n], ...paths] = rowsOf(input) as [number[], ...number[][]];
    const next = Array.from({ length: n! + 1 }, () => [] as number[]);
    for (const [, ...path] of paths) {
      for (let i = 1; i < path.length; i++) {
        next[path[i]!]!.push(path[i - 1]!);
        next[path[i - 1]!]!.push(path[i]!);
      }
    }
    let most = 0;
    for (let source = 1; source <= n!; source++) {
      const distance = new Map([[source, 0]]);
      for (const [v, length] of distance) {
        most = Math.max(most, length);
        for (const u of next[v]!) if (!distance.has(u)) distance.set(u, length + 1);
      }
    }
    return `${most}\n`;
  },
};
