import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import { componentSets } from "../component-lines";
import {
  atGraphShapes,
  type EdgeList,
  edgeLines,
  graphShape,
  pathGraph,
  randomGraph,
} from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

function parse(input: string): { n: number; arcs: number[][] } {
  const [first, ...arcs] = rowsOf(input);
  return { n: first![0]!, arcs };
}

/** Reachability of all pairs; each component when its first vertex comes that no other one precedes. */
function naive(input: string): string {
  const { n, arcs } = parse(input);
  const vertices = Array.from({ length: n }, (_, v) => v);
  const reach = vertices.map((u) => vertices.map((v) => u === v));
  for (const [a, b] of arcs) reach[a!]![b!] = true;
  for (const via of vertices) {
    for (const row of reach) if (row[via]) for (const v of vertices) row[v] ||= reach[via]![v]!;
  }
  const components: number[][] = [];
  const left = new Set(vertices);
  while (left.size > 0) {
    const first = [...left].find((v) => [...left].every((u) => !reach[u]![v] || reach[v]![u]))!;
    const component = [...left].filter((v) => reach[first]![v] && reach[v]![first]);
    for (const v of component) left.delete(v);
    components.push(component);
  }
  return `${[[components.length], ...components.map((c) => [c.length, ...c])].map((line) => line.join(" ")).join("\n")}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, arcs } = parse(input);
  const components = componentSets(output);
  if (expected !== undefined && components.join("\n") !== componentSets(expected).join("\n")) {
    throw new Error("the components are not the expected ones");
  }
  const line = new Int32Array(n).fill(-1);
  const rows = output.trim().split("\n").slice(1);
  for (const [at, row] of rows.entries()) {
    for (const v of row.trim().split(/\s+/).slice(1).map(Number)) {
      if (line[v] !== -1) throw new Error(`vertex ${v} stands twice, or is none`);
      line[v] = at;
    }
  }
  if (line.includes(-1)) throw new Error(`vertex ${line.indexOf(-1)} is missing`);
  for (const [a, b] of arcs) {
    if (line[a!]! > line[b!]!)
      throw new Error(`the arc from ${a} to ${b} leads to an earlier line`);
  }
}

export const twin: Twin = {
  problem: "scc",
  timeLimitMs: 5_000,
  rounds: 150,
  generators: {
    small: (random) => text(randomGraph(random, random.int(1, 6), random.int(1, 9))),
    middle: (random) => text(randomGraph(random, random.int(5, 25), random.int(1, 40))),
    shapes: (random) => text(graphShape(random, random.int(2, 30))),
    "max-random": (random) => text(randomGraph(random, 500_000, 500_000)),
    "max-dense": (random) => text(randomGraph(random, 100_000, 500_000)),
    "max-path": () => text(pathGraph(500_000)),
    "max-cycle": () => {
      const n = 500_000;
      const from = Int32Array.from({ length: n }, (_, v) => v);
      return text({ n, from, to: from.map((v) => (v + 1) % n) });
    },
  },
  atBounds: atGraphShapes(499_999, (_, edges) => text(edges)),
  naive,
  check,
};
