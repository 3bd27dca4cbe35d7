import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import { componentSets } from "../component-lines";
import {
  atGraphShapes,
  connectedGraph,
  type EdgeList,
  edgeLines,
  graphShape,
  pathGraph,
  randomGraph,
} from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

/** Without loops, which the problem excludes. */
function loopless({ n, from, to }: EdgeList): EdgeList {
  return { n, from, to: to.map((b, e) => (b === from[e] ? (b + 1) % n : b)) };
}

/** Edges belong to one block if they stay connected when any one vertex is removed. */
function naive(input: string): string {
  const [first, ...edges] = rowsOf(input);
  const n = first![0]!;
  // label[without][e]: the component of edge e where the edges at `without` end there, each alone.
  const keys = edges.map(() => [] as number[]);
  for (let without = 0; without < n; without++) {
    const label = edges.map((_, e) => e);
    for (let changed = true; changed; ) {
      changed = false;
      for (let d = 0; d < edges.length; d++) {
        for (let e = 0; e < d; e++) {
          const meet = edges[d]!.some((v) => v !== without && edges[e]!.includes(v));
          if (!meet || label[d] === label[e]) continue;
          label[d] = label[e] = Math.min(label[d]!, label[e]!);
          changed = true;
        }
      }
    }
    for (let e = 0; e < edges.length; e++) keys[e]!.push(label[e]!);
  }
  const blocks = new Map<string, Set<number>>();
  for (let e = 0; e < edges.length; e++) {
    const key = keys[e]!.join(" ");
    blocks.set(key, new Set([...(blocks.get(key) ?? []), ...edges[e]!]));
  }
  const sets = [...blocks.values()].map((set) => [...set]);
  for (let v = 0; v < n; v++) if (!edges.some((e) => e.includes(v))) sets.push([v]);
  return `${sets.length}\n${sets.map((set) => `${set.length} ${set.join(" ")}\n`).join("")}`;
}

function check(_input: string, output: string, expected: string | undefined): void {
  const components = componentSets(output).join("\n");
  if (expected !== undefined && components !== componentSets(expected).join("\n")) {
    throw new Error("the components are not the expected ones");
  }
}

export const twin: Twin = {
  problem: "biconnected_components",
  timeLimitMs: 5_000,
  rounds: 120,
  generators: {
    small: (random) => text(loopless(randomGraph(random, random.int(2, 6), random.int(1, 9)))),
    connected: (random) => {
      const n = random.int(2, 10);
      return text(loopless(connectedGraph(random, n, n - 1 + random.int(0, 4))));
    },
    shapes: (random) => text(graphShape(random, random.int(2, 12))),
    "max-random": (random) => text(loopless(randomGraph(random, 500_000, 500_000))),
    "max-connected": (random) => text(loopless(connectedGraph(random, 450_000, 500_000))),
    "max-dense": (random) => text(loopless(randomGraph(random, 50_000, 500_000))),
    "max-path": () => text(pathGraph(500_000)),
  },
  atBounds: atGraphShapes(499_999, (_, edges) => text(edges)),
  naive,
  check,
};
