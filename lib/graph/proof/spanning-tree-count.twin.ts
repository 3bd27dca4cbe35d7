import type { Twin } from "../../../scripts/verify/twin";
import { edgeLines, randomGraph } from "../random-graph";
import { cayley, numbersOf, trees } from "./arborescence-count.twin";

export const twin: Twin = {
  problem: "counting_spanning_tree_undirected",
  timeLimitMs: 5000,
  rounds: 300,
  generators: {
    small: (random) => {
      const edges = randomGraph(random, random.int(1, 5), random.int(0, 8));
      return `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;
    },
    "max-complete": () => {
      const n = 500;
      const edges: string[] = [];
      for (let v = 0; v < n; v++) for (let u = 0; u <= v; u++) edges.push(`${u} ${v}\n`);
      return { input: `${n} ${edges.length}\n${edges.join("")}`, output: `${cayley(n)}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => `500 500000\n${edgeLines(randomGraph(random, 500, 500_000))}`,
  },
  /** Sets of arcs both ways, each a tree away from vertex 0. */
  naive: (input) => {
    const [[n], ...edges] = numbersOf(input) as [number[], ...number[][]];
    return `${trees(n!, [...edges, ...edges.map(([a, b]) => [b!, a!])], 0)}\n`;
  },
};
