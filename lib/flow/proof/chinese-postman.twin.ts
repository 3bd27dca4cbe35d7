import type { Twin } from "../../../scripts/verify/twin";
import { connectedGraph, edgeLines } from "../../graph/random-graph";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

/** A connected graph and some of its edges a second time. */
function graph(random: Random, n: number, m: number, longest: number): string {
  const { from, to } = connectedGraph(random, n, m);
  const twice = random.int(0, 2);
  const ends = (side: Int32Array) => Int32Array.of(...side, ...side.subarray(0, twice));
  const edges = { n, from: ends(from), to: ends(to) };
  const weights = edges.from.map(() => random.int(0, longest));
  return `${n} ${weights.length}\n${edgeLines(edges, weights)}`;
}

export const twin: Twin = {
  problem: "DPL_2_B",
  timeLimitMs: 1000,
  rounds: 60,
  generators: {
    none: () => "2 1\n0 1 0\n",
    small: (random) => {
      const n = random.int(2, 8);
      return graph(random, n, random.int(n - 1, (n * (n - 1)) / 2), random.pick([1, 9, 1000]));
    },
    "max-sparse": (random) => graph(random, 15, random.int(14, 25), 1000),
    "max-dense": (random) => graph(random, 15, 100, 1000),
  },
  // The least that pairs of the odd vertices cost, by sets of vertices, beside all edges once.
  naive: (input) => {
    const [[n], ...edges] = rowsOf(input) as [[number], ...[number, number, number][]];
    const distance = Array.from({ length: n }, (_, u) =>
      Array.from({ length: n }, (_, v) => (u === v ? 0 : Infinity)),
    );
    const degree = new Array<number>(n).fill(0);
    let total = 0;
    for (const [a, b, length] of edges) {
      distance[a]![b] = distance[b]![a] = Math.min(distance[a]![b]!, length);
      degree[a]!++;
      degree[b]!++;
      total += length;
    }
    for (const [k, middle] of distance.entries()) {
      for (const row of distance) {
        for (const [v, length] of middle.entries()) row[v] = Math.min(row[v]!, row[k]! + length);
      }
    }
    const best = new Float64Array(2 ** n).fill(Infinity);
    const odd = degree.reduce((set, d, v) => set + (d % 2) * 2 ** v, 0);
    best[0] = 0;
    for (let set = 1; set < best.length; set++) {
      if ((set & odd) !== set) continue;
      const first = 31 - Math.clz32(set);
      for (let v = 0; v < first; v++) {
        if (!((set >> v) & 1)) continue;
        const rest = set ^ (1 << v) ^ (1 << first);
        best[set] = Math.min(best[set]!, best[rest]! + distance[v]![first]!);
      }
    }
    return `${total + best[odd]!}\n`;
  },
};
