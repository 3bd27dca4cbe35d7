import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { edgeLines, simpleGraph } from "../random-graph";

function graph(random: Random, n: number, m: number): string {
  const edges = simpleGraph(random, n, Math.min(m, (n * (n - 1)) / 2));
  return `${n} ${edges.from.length}\n${edgeLines(edges)}`;
}

/** Vertex v is joined to those `steps` behind it, round a circle. */
function circulant(n: number, steps: readonly number[]): string {
  const edges = new Set<string>();
  for (let v = 0; v < n; v++) {
    for (const step of steps) {
      const w = (v + step) % n;
      if (v !== w) edges.add(`${Math.min(v, w)} ${Math.max(v, w)}\n`);
    }
  }
  return `${n} ${edges.size}\n${[...edges].join("")}`;
}

/** Vertex by vertex, each colour that is in use and one new one; gives up where the best is no worse. */
function naive(input: string): string {
  const [first, ...edges] = rowsOf(input);
  const n = first![0]!;
  const before = Array.from({ length: n }, (_, v) =>
    edges.filter((e) => Math.max(...e) === v).map((e) => Math.min(...e)),
  );
  const colour: number[] = [];
  let best = n;
  const paint = (v: number, used: number): void => {
    if (used >= best) return;
    if (v === n) {
      best = used;
      return;
    }
    for (let c = 0; c <= used; c++) {
      if (before[v]!.some((u) => colour[u] === c)) continue;
      colour[v] = c;
      paint(v + 1, Math.max(used, c + 1));
    }
  };
  paint(0, 0);
  return `${best}\n`;
}

export const twin: Twin = {
  problem: "chromatic_number",
  timeLimitMs: 10_000,
  rounds: 80,
  generators: {
    small: (random) => graph(random, random.int(1, 7), random.int(0, 21)),
    middle: (random) => graph(random, random.int(8, 11), random.int(5, 50)),
    circulant: (random) =>
      circulant(random.int(1, 11), random.pick([[1], [1, 2], [1, 3], [2, 3], [1, 2, 4]])),
    "max-sparse": (random) => graph(random, 20, 30),
    "max-middle": (random) => graph(random, 20, 95),
    "max-dense": (random) => graph(random, 20, 170),
    "max-complete": (random) => graph(random, 20, 190),
  },
  atBounds: {
    "max-no-edges": () => circulant(20, []),
    // What is left out joins each vertex with the eighth one behind it: rings of five.
    "max-rings-left-out": () => circulant(20, [1, 2, 3, 4, 5, 6, 7, 9, 10]),
  },
  naive,
};
