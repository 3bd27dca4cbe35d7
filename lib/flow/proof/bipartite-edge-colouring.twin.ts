import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function graph(random: Random, l: number, r: number, m: number): string {
  const edges = Array.from(
    { length: m },
    () => `${random.int(0, l - 1)} ${random.int(0, r - 1)}\n`,
  );
  return `${l} ${r} ${m}\n${edges.join("")}`;
}

/** One vertex with a degree just below a power of two, and other edges at random or between few. */
function uneven(random: Random, degree: number, m: number, side: number): string {
  const edges = Array.from({ length: m }, (_, e) =>
    e < degree ? `0 ${e}\n` : `${random.int(1, side - 1)} ${random.int(0, degree - 1)}\n`,
  );
  return `${side} ${degree} ${m}\n${edges.join("")}`;
}

/** Every left vertex with every right one. */
function complete(l: number, r: number): string {
  const edges = Array.from({ length: l * r }, (_, e) => `${Math.floor(e / r)} ${e % r}\n`);
  return `${l} ${r} ${l * r}\n${edges.join("")}`;
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
  timeLimitMs: 10_000,
  rounds: 80,
  generators: {
    small: (random) => graph(random, random.int(1, 5), random.int(1, 5), random.int(1, 20)),
    middle: (random) => graph(random, random.int(1, 60), random.int(1, 60), random.int(1, 900)),
    uneven: (random) => uneven(random, random.int(1, 8), random.int(8, 20), random.int(2, 6)),
    complete: (random) => complete(random.int(1, 6), random.int(1, 6)),
    "max-sparse": (random) => graph(random, 100_000, 100_000, 100_000),
    "max-even": (random) => graph(random, 1000, 1000, 100_000),
    "max-dense": (random) => graph(random, 200, 311, 100_000),
    "max-star": (random) => graph(random, 1, 100_000, 100_000),
  },
  atBounds: {
    "max-uneven": (random) => uneven(random, 65_535, 100_000, 100_000),
    "max-uneven-few": (random) => uneven(random, 65_535, 100_000, 4),
    "max-complete": () => complete(316, 316),
    "max-parallel": (random) => graph(random, 1, 1, 100_000),
    "max-line": () => {
      const edges = Array.from({ length: 100_000 }, (_, i) => `${(i + 1) >> 1} ${i >> 1}\n`);
      return `100000 100000 100000\n${edges.join("")}`;
    },
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
