import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines, simpleGraph } from "../random-graph";

const P = 998_244_353;

function text(random: Random, edges: EdgeList): string {
  const values = Array.from({ length: edges.n }, () => random.int(0, P - 1));
  return `${edges.n} ${edges.from.length}\n${values.join(" ")}\n${edgeLines(edges)}`;
}

function graph(random: Random, n: number, m: number): string {
  return text(random, simpleGraph(random, n, Math.min(m, (n * (n - 1)) / 2)));
}

/** One vertex or two that are joined to all others, and to each other. */
function hubs(n: number, count: number): EdgeList {
  const from: number[] = [];
  const to: number[] = [];
  for (let hub = 0; hub < count; hub++) {
    for (let v = hub + 1; v < n; v++) {
      from.push(hub);
      to.push(v);
    }
  }
  return { n, from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** Every vertex of one half with every vertex of the other: no triangle. */
function halves(half: number): EdgeList {
  const from = Int32Array.from({ length: half * half }, (_, e) => Math.floor(e / half));
  return { n: 2 * half, from, to: from.map((_, e) => half + (e % half)) };
}

/** Each edge with each vertex; every triangle is met three times. By sets of neighbours and bigints. */
function naive(input: string): string {
  const [, values, ...edges] = rowsOf(input);
  const neighbours = values!.map(() => new Set<number>());
  for (const [a, b] of edges) {
    neighbours[a!]!.add(b!);
    neighbours[b!]!.add(a!);
  }
  let total = 0n;
  for (const [a, b] of edges) {
    let sum = 0n;
    const [few, many] = [neighbours[a!]!, neighbours[b!]!].sort((x, y) => x.size - y.size);
    for (const c of few!) if (many!.has(c)) sum += BigInt(values![c]!);
    total += sum * BigInt(values![a!]!) * BigInt(values![b!]!);
  }
  return `${(total / 3n) % BigInt(P)}\n`;
}

export const twin: Twin = {
  problem: "enumerate_triangles",
  timeLimitMs: 5_000,
  rounds: 150,
  generators: {
    small: (random) => graph(random, random.int(1, 7), random.int(1, 21)),
    middle: (random) => graph(random, random.int(10, 20), random.int(20, 150)),
    hubs: (random) => text(random, hubs(random.int(3, 9), random.int(1, 2))),
    halves: (random) => text(random, halves(random.int(1, 4))),
    "max-random": (random) => graph(random, 100_000, 100_000),
    "max-dense": (random) => graph(random, 600, 100_000),
    "max-complete": (random) => graph(random, 447, 100_000),
    "max-star": (random) => {
      const n = 100_000;
      const to = Int32Array.from({ length: n - 1 }, (_, e) => e + 1);
      return text(random, { n, from: new Int32Array(n - 1), to });
    },
  },
  atBounds: {
    "max-hubs": (random) => text(random, hubs(50_000, 2)),
    "max-halves": (random) => text(random, halves(316)),
  },
  naive,
};
