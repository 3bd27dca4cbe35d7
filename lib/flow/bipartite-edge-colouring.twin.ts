import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function graph(random: Random, l: number, r: number, m: number): string {
  const edges = Array.from(
    { length: m },
    () => `${random.int(0, l - 1)} ${random.int(0, r - 1)}\n`,
  );
  return `${l} ${r} ${m}\n${edges.join("")}`;
}

/** The largest degree, which is what Kőnig's theorem says. */
function degree(input: string): number {
  const [, , m, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number, number];
  const count = new Map<string, number>();
  for (let at = 0; at < 2 * m; at++) {
    const vertex = `${at % 2} ${ends[at]}`;
    count.set(vertex, (count.get(vertex) ?? 0) + 1);
  }
  return [...count.values()].reduce((a, b) => Math.max(a, b));
}

export const twin: Twin = {
  problem: "bipartite_edge_coloring",
  generators: {
    small: (random) => graph(random, random.int(1, 5), random.int(1, 5), random.int(1, 20)),
    middle: (random) => graph(random, random.int(1, 60), random.int(1, 60), random.int(1, 900)),
    "max-sparse": (random) => graph(random, 100_000, 100_000, 100_000),
    "max-even": (random) => graph(random, 1000, 1000, 100_000),
    "max-dense": (random) => graph(random, 200, 311, 100_000),
    "max-star": (random) => graph(random, 1, 100_000, 100_000),
  },
  // The number of colours is known; check() looks at the colours.
  naive: (input) => `${degree(input)}\n`,
  check: (input, output, expected) => {
    const [, , m, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number, number];
    const [colours, ...colour] = output.trim().split(/\s+/).map(Number);
    const least = expected === undefined ? degree(input) : Number(expected.trim().split(/\s+/)[0]);
    if (colours !== least) throw new Error(`expected ${least} colours, found ${colours}`);
    if (colour.length !== m) throw new Error(`expected ${m} edges, found ${colour.length}`);
    const seen = new Set<number>();
    for (let at = 0; at < 2 * m; at++) {
      const own = colour[at >> 1]!;
      if (!(Number.isInteger(own) && own >= 0 && own < least)) throw new Error(`colour ${own}`);
      const key = (2 * ends[at]! + (at % 2)) * least + own;
      if (seen.has(key)) throw new Error(`vertex ${ends[at]} has two edges of colour ${own}`);
      seen.add(key);
    }
  },
};
