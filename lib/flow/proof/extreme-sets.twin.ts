import type { Twin } from "../../../scripts/verify/twin";
import { type EdgeList, edgeLines, pathGraph, simpleGraph } from "../../graph/random-graph";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

function text(random: Random, edges: EdgeList, queries: number, highest: number): string {
  const own = Array.from({ length: edges.n }, () => random.int(0, highest));
  const weights = Array.from(edges.from, () => random.int(1, highest));
  const lines = Array.from(
    { length: queries },
    () => `${random.int(0, edges.n - 1)} ${random.int(0, highest)}\n`,
  );
  const head = `${edges.n} ${edges.from.length} ${queries}\n${own.join(" ")}\n`;
  return head + edgeLines(edges, weights) + lines.join("");
}

/** All sets without the new vertex, after each query. */
function naive(input: string): string {
  const [[n, m], own, ...rows] = rowsOf(input) as [number[], number[], ...number[][]];
  const cutOf = (set: number) =>
    rows.slice(0, m).reduce((sum, [u, v, w]) => sum + (((set >> u!) ^ (set >> v!)) & 1) * w!, 0);
  const answers = rows.slice(m).map(([x, y]) => {
    own[x!] = y!;
    let least = Infinity;
    for (let set = 1; set < 1 << n!; set++) {
      const sum = own.reduce((all, w, v) => all + ((set >> v) & 1) * w, cutOf(set));
      least = Math.min(least, sum);
    }
    return `${least}\n`;
  });
  return answers.join("");
}

export const twin: Twin = {
  problem: "global_minimum_cut_of_dynamic_star_augmented_graph",
  timeLimitMs: 10_000,
  rounds: 75,
  generators: {
    small: (random) => {
      const n = random.int(1, 7);
      const edges = simpleGraph(random, n, random.int(0, (n * (n - 1)) / 2));
      return text(random, edges, 3, random.pick([2, 10, 1e9]));
    },
    // Vertex 0 alone is joined to the new one, and by an edge of weight 1 to the rest of the path.
    "max-path": () => {
      const n = 4000;
      const { from, to } = pathGraph(n);
      const weights = from.map((_, e) => e + 1);
      const zeros = new Array(n).fill(0).join(" ");
      const queries = Array.from({ length: 200_000 }, (_, i) => `0 ${i}\n`);
      return {
        input: `${n} ${n - 1} 200000\n${zeros}\n${edgeLines({ n, from, to }, weights)}${queries.join("")}`,
        output: queries.map((_, i) => `${Math.min(i, 1)}\n`).join(""),
      };
    },
  },
  atBounds: {
    "max-random": (random) => text(random, simpleGraph(random, 4000, 4000), 200_000, 1e9),
    "max-dense": (random) => text(random, simpleGraph(random, 90, 4000), 200_000, 1e9),
    "max-middle": (random) => text(random, simpleGraph(random, 2000, 4000), 200_000, 3),
  },
  naive,
};
