import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
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

/** Label of each vertex's component when these edges are left out. */
function labels(n: number, edges: number[][], without: ReadonlySet<number[]>): number[] {
  const label = Array.from({ length: n }, (_, v) => v);
  for (let changed = true; changed; ) {
    changed = false;
    for (const edge of edges) {
      const [a, b] = edge as [number, number];
      if (without.has(edge) || label[a] === label[b]) continue;
      label[a] = label[b] = Math.min(label[a]!, label[b]!);
      changed = true;
    }
  }
  return label;
}

/** Edges between vertices whose numbers differ by at most 2, mostly: long rings and many cuts. */
function nearGraph(random: Random, n: number): EdgeList {
  const from = Array.from({ length: random.int(n - 1, 2 * n) }, () => random.int(0, n - 1));
  const to = from.map((v) =>
    random.int(0, 3) > 0 ? Math.min(n - 1, v + random.int(0, 2)) : random.int(0, n - 1),
  );
  return { n, from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** Two vertices belong together if none of these sets of edges parts them when left out. */
function naive(input: string, cutsOf: (edges: number[][]) => number[][][]): string {
  const [first, ...edges] = rowsOf(input);
  const n = first![0]!;
  const cuts = cutsOf(edges).map((cut) => labels(n, edges, new Set(cut)));
  const sets = new Map<string, number[]>();
  for (let v = 0; v < n; v++) {
    const key = cuts.map((label) => label[v]).join(" ");
    sets.set(key, [...(sets.get(key) ?? []), v]);
  }
  const lines = [...sets.values()].map((set) => `${set.length} ${set.join(" ")}\n`);
  return `${lines.length}\n${lines.join("")}`;
}

function check(_input: string, output: string, expected: string | undefined): void {
  const components = componentSets(output).join("\n");
  if (expected !== undefined && components !== componentSets(expected).join("\n")) {
    throw new Error("the components are not the expected ones");
  }
}

/** For components that hold together without any of these sets of edges. */
export function edgeComponentsTwin(
  cutsOf: (edges: number[][]) => number[][][],
): Omit<Twin, "problem"> {
  return {
    generators: {
      small: (random) => text(randomGraph(random, random.int(1, 6), random.int(1, 12))),
      connected: (random) => {
        const n = random.int(2, 9);
        return text(connectedGraph(random, n, n - 1 + random.int(0, 9)));
      },
      near: (random) => text(nearGraph(random, random.int(2, 11))),
      shapes: (random) => text(graphShape(random, random.int(2, 8))),
      "max-random": (random) => text(randomGraph(random, 200_000, 200_000)),
      "max-connected": (random) => text(connectedGraph(random, 180_000, 200_000)),
      "max-dense": (random) => text(randomGraph(random, 50_000, 200_000)),
      "max-path": () => text(pathGraph(200_000)),
    },
    atBounds: atGraphShapes(199_999, (_, edges) => text(edges)),
    naive: (input) => naive(input, cutsOf),
    check,
  };
}

export const twin: Twin = {
  problem: "two_edge_connected_components",
  rounds: 150,
  timeLimitMs: 5_000,
  ...edgeComponentsTwin((edges) => [[], ...edges.map((edge) => [edge])]),
};
