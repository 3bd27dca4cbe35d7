import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomTree } from "../random-tree";

function tree(random: Random, n: number, reach: number): string {
  const { a, b } = randomTree(random, n, reach);
  return `${n}\n${Array.from(a, (v, e) => `${v + 1} ${b[e]! + 1}\n`).join("")}`;
}

/** Distances from a vertex by breadth-first search. */
function distances(next: readonly number[][], from: number): number[] {
  const far = new Array<number>(next.length).fill(-1);
  const queue = [from];
  far[from] = 0;
  for (const v of queue) {
    for (const w of next[v]!) {
      if (far[w] !== -1) continue;
      far[w] = far[v]! + 1;
      queue.push(w);
    }
  }
  return far;
}

export const twin: Twin = {
  problem: "1132",
  rounds: 60,
  generators: {
    small: (random) => tree(random, random.int(1, 12), random.pick([1, 2, 12])),
    middle: (random) => tree(random, random.int(300, 900), random.pick([1, 9, 900])),
    "max-random": (random) => tree(random, 200_000, 200_000),
    "max-path": (random) => tree(random, 200_000, 1),
    "max-long": (random) => tree(random, 200_000, 4),
  },
  // The farthest vertex from any vertex is an end of a longest path: no rerooting needed.
  naive: (input) => {
    const [n, ...ends] = input.trim().split(/\s+/).map(Number) as [number];
    const next: number[][] = Array.from({ length: n }, () => []);
    for (let at = 0; at < ends.length; at += 2) {
      next[ends[at]! - 1]!.push(ends[at + 1]! - 1);
      next[ends[at + 1]! - 1]!.push(ends[at]! - 1);
    }
    const last = (far: number[]) => far.reduce((best, d, v) => (d > far[best]! ? v : best), 0);
    const one = distances(next, last(distances(next, 0)));
    const other = distances(next, last(one));
    return `${one.map((d, v) => Math.max(d, other[v]!)).join(" ")}\n`;
  },
};
