import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "../../graph/proof/naive-graph";

/** The largest degree, which is what Kőnig's theorem says. */
function degree(edges: readonly (readonly [number, number])[]): number {
  const count = new Map<string, number>();
  const add = (vertex: string) => count.set(vertex, (count.get(vertex) ?? 0) + 1);
  for (const [a, b] of edges) add(`l ${a}`) && add(`r ${b}`);
  return [...count.values()].reduce((a, b) => Math.max(a, b));
}

export const twin = described({
  problem: "bipartite_edge_coloring",
  timeLimitMs: 10_000,
  rounds: 80,
  shape: (s) => {
    const [l, r, m] = [s.size(1, 100_000), s.size(1, 100_000), s.size(1, 100_000, 4)];
    return s.list(m, () => [s.int(0, l - 1), s.int(0, r - 1)] as const);
  },
  /** The number of colours is known; the check looks at the colours. */
  naive: degree,
  check: (edges, output) => {
    const [colours, ...colour] = numbersOf(output);
    const least = degree(edges);
    if (colours !== least) throw new Error(`expected ${least} colours, found ${colours}`);
    if (colour.length !== edges.length) throw new Error(`expected ${edges.length} edges`);
    const seen = new Set<number>();
    for (const [e, ends] of edges.entries()) {
      const own = colour[e]!;
      if (!(Number.isInteger(own) && own >= 0 && own < least)) throw new Error(`colour ${own}`);
      for (const [side, v] of ends.entries()) {
        const key = (2 * v + side) * least + own;
        if (seen.has(key)) throw new Error(`vertex ${v} has two edges of colour ${own}`);
        seen.add(key);
      }
    }
  },
  atBounds: {
    // One vertex with a degree just below a power of two.
    "max-uneven": (random) => {
      const edges = Array.from({ length: 100_000 }, (_, e) =>
        e < 65_535 ? `0 ${e}\n` : `${random.int(1, 99_999)} ${random.int(0, 65_534)}\n`,
      );
      return `100000 65535 100000\n${edges.join("")}`;
    },
  },
});
