import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import {
  atGraphShapes,
  connectedGraph,
  type EdgeList,
  edgeLines,
  graphShape,
} from "../random-graph";

function text(random: Random, edges: EdgeList, high: number): string {
  const weights = edges.from.map(() => random.int(0, high));
  return `${edges.n} ${weights.length}\n${edgeLines(edges, weights)}`;
}

function star(n: number): EdgeList {
  return {
    n,
    from: new Int32Array(n - 1),
    to: Int32Array.from({ length: n - 1 }, (_, e) => e + 1),
  };
}

function numbersOf(input: string): { n: number; edges: number[][] } {
  const [first, ...edges] = rowsOf(input);
  return { n: first![0]!, edges };
}

/** Prim's way: the lightest edge out of what is connected to vertex 0, again and again. */
function naive(input: string): string {
  const { n, edges } = numbersOf(input);
  const inside = new Set([0]);
  let total = 0;
  while (inside.size < n) {
    let best: number[] | undefined;
    for (const edge of edges) {
      if (inside.has(edge[0]!) !== inside.has(edge[1]!) && !(best && best[2]! <= edge[2]!))
        best = edge;
    }
    total += best![2]!;
    inside.add(best![0]!).add(best![1]!);
  }
  return `${total}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, edges } = numbersOf(input);
  const [total, ...ids] = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== total) {
    throw new Error(`expected a total of ${wanted}, found ${total}`);
  }
  if (ids.length !== n - 1) throw new Error(`expected ${n - 1} edges, found ${ids.length}`);
  const parent = Array.from({ length: n }, (_, v) => v);
  const top = (v: number) => {
    let at = v;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  let sum = 0;
  for (const id of ids) {
    const [a, b, c] = edges[id]!;
    if (top(a!) === top(b!)) throw new Error(`edge ${id} closes a circle`);
    parent[top(a!)] = top(b!);
    sum += c!;
  }
  if (sum !== total) throw new Error(`the edges weigh ${sum}, the first line says ${total}`);
}

export const twin: Twin = {
  problem: "minimum_spanning_tree",
  timeLimitMs: 5_000,
  rounds: 120,
  generators: {
    small: (random) => {
      const n = random.int(1, 6);
      return text(random, connectedGraph(random, n, n - 1 + random.int(0, 7)), random.int(0, 9));
    },
    middle: (random) => text(random, connectedGraph(random, 30, 80), 1e9),
    shapes: (random) => text(random, graphShape(random, random.int(2, 12)), random.pick([1, 1e9])),
    "max-random": (random) => text(random, connectedGraph(random, 200_000, 500_000), 1e9),
    "max-dense": (random) => text(random, connectedGraph(random, 1000, 500_000), 1e9),
    "max-tree": (random) => text(random, connectedGraph(random, 500_000, 500_000), 1e9),
    "max-equal": (random) => text(random, connectedGraph(random, 250_000, 500_000), 0),
    "max-star": (random) => text(random, star(500_000), 1e9),
  },
  atBounds: {
    ...atGraphShapes(499_999, (random, edges) => text(random, edges, 1e9)),
    "max-two-weights": (random) => text(random, connectedGraph(random, 500_000, 500_000), 1),
    "max-parallel": (random) => text(random, connectedGraph(random, 2, 500_000), 1e9),
  },
  naive,
  check,
};
