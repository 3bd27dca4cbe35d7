import { described } from "../../../scripts/verify/shape";
import { ANY, holdSets } from "./naive-graph";

export const twin = described({
  problem: "scc",
  timeLimitMs: 5_000,
  rounds: 120,
  middle: 25,
  shape: (s) => {
    const [n, m] = [s.size(1, 500_000), s.size(0, 500_000, 2)];
    return { n, arcs: s.graph(n, m, { ...ANY, directed: true }) };
  },
  /** Reachability of all pairs; each component when its first vertex comes that no other one precedes. */
  naive: ({ n, arcs }) => {
    const vertices = Array.from({ length: n }, (_, v) => v);
    const reach = vertices.map((u) => vertices.map((v) => u === v));
    for (const [a, b] of arcs) reach[a]![b] = true;
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
    return [components.length, ...components.map((c) => [c.length, ...c])];
  },
  check: ({ n, arcs }, output, expected) => {
    holdSets(n, output, expected);
    const line = new Int32Array(n).fill(-1);
    const rows = output.trim().split("\n").slice(1);
    for (const [at, row] of rows.entries()) {
      for (const v of row.trim().split(/\s+/).slice(1).map(Number)) {
        if (line[v] !== -1) throw new Error(`vertex ${v} stands twice, or is none`);
        line[v] = at;
      }
    }
    if (line.includes(-1)) throw new Error(`vertex ${line.indexOf(-1)} is missing`);
    const back = arcs.find(([a, b]) => line[a]! > line[b]!);
    if (back) throw new Error(`the arc from ${back[0]} to ${back[1]} leads to an earlier line`);
  },
});
