import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, randomTree } from "../random-tree";

type Reach = number | ((v: number) => number);

function paths(random: Random, n: number, q: number, most: number, reach: Reach): string {
  const { a, b } = randomTree(random, n, reach);
  const weights = Array.from({ length: n }, () => random.int(1, most));
  const edges = Array.from(a, (v, e) => `${v + 1} ${b[e]! + 1}\n`);
  const queries = Array.from({ length: q }, () => `${random.int(1, n)} ${random.int(1, n)}\n`);
  return `${n} ${q}\n${weights.join(" ")}\n${edges.join("")}${queries.join("")}`;
}

export const twin: Twin = {
  problem: "COT2",
  timeLimitMs: 3_000,
  generators: {
    small: (random) => paths(random, random.int(1, 9), 20, random.pick([2, 9]), random.int(1, 9)),
    middle: (random) => paths(random, random.int(30, 100), 60, 50, random.pick([2, 100])),
  },
  atBounds: atDeepShapes(40_000, (random, shape) => paths(random, 40_000, 100_000, 40_000, shape)),
  // The path by a search from u.
  naive: (input) => {
    const [n, q, ...rest] = input.trim().split(/\s+/).map(Number) as [number, number, ...number[]];
    const edges: number[][] = Array.from({ length: n + 1 }, () => []);
    const base = 3 * n - 2;
    for (let at = n; at < base; at += 2) {
      edges[rest[at]!]!.push(rest[at + 1]!);
      edges[rest[at + 1]!]!.push(rest[at]!);
    }
    let output = "";
    for (let query = 0; query < q; query++) {
      const [u, v] = [rest[base + 2 * query]!, rest[base + 2 * query + 1]!];
      const before = new Map([[u, 0]]);
      for (const [at] of before) {
        for (const next of edges[at]!) if (!before.has(next)) before.set(next, at);
      }
      const weights = new Set<number>();
      for (let at = v; at > 0; at = before.get(at)!) weights.add(rest[at - 1]!);
      output += `${weights.size}\n`;
    }
    return output;
  },
};
