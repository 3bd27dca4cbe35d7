import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines, randomGraph } from "../random-graph";

const text = (random: Random, { n, from, to }: EdgeList) =>
  `${n} ${from.length} ${random.int(0, n - 1)}\n${edgeLines({ n, from, to })}`;

/** How many sets of arcs give each vertex but the root one arc in, and reach all from it. */
export function trees(n: number, arcs: readonly number[][], root: number): number {
  const into = Array.from({ length: n }, (_, v) => arcs.filter((arc) => arc[1] === v));
  const parent = new Array<number>(n).fill(root);
  const climbs = (v: number) => {
    let at = v;
    for (let step = 0; step < n; step++) at = at === root ? root : parent[at]!;
    return at === root;
  };
  const choose = (v: number): number => {
    if (v === n) return parent.every((_, u) => climbs(u)) ? 1 : 0;
    if (v === root) return choose(v + 1);
    let sum = 0;
    for (const [from] of into[v]!) {
      parent[v] = from!;
      sum += choose(v + 1);
    }
    return sum;
  };
  return choose(0);
}

export const numbersOf = (input: string) => rowsOf(input);

/** n to the power n - 2, Cayley's formula, modulo 998244353. */
export function cayley(n: number): number {
  let trees = 1n;
  for (let i = 0; i < n - 2; i++) trees = (trees * BigInt(n)) % 998244353n;
  return Number(trees);
}

export const twin: Twin = {
  problem: "counting_spanning_tree_directed",
  timeLimitMs: 5000,
  rounds: 300,
  generators: {
    small: (random) => text(random, randomGraph(random, random.int(1, 5), random.int(0, 14))),
    "max-complete": () => {
      const n = 500;
      const arcs = Array.from({ length: n * n }, (_, at) => `${at % n} ${Math.floor(at / n)}\n`);
      return { input: `${n} ${n * n} 7\n${arcs.join("")}`, output: `${cayley(n)}\n` };
    },
  },
  atBounds: { "max-random": (random) => text(random, randomGraph(random, 500, 500_000)) },
  naive: (input) => {
    const [[n, , root], ...arcs] = numbersOf(input) as [number[], ...number[][]];
    return `${trees(n!, arcs, root!)}\n`;
  },
};
