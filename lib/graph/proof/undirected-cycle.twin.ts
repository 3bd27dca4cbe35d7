import { described } from "../../../scripts/verify/shape";
import { ANY, numbersOf } from "./naive-graph";

export const twin = described({
  problem: "cycle_detection_undirected",
  timeLimitMs: 5_000,
  rounds: 100,
  middle: 12,
  shape: (s) => {
    const n = s.size(1, 500_000);
    // Few edges: else every graph has a cycle.
    const m = s.int(0, Math.min(500_000, n + 1));
    return { n, edges: s.graph(n, m, ANY) };
  },
  /** -1 where taking away vertices with at most one edge leaves nothing, else only "cycle". */
  naive: ({ n, edges }) => {
    let left = edges.map(([u, v]) => [u, v]);
    for (let round = 0; round < n; round++) {
      for (let u = 0; u < n; u++) {
        const ends = left.flat().filter((end) => end === u).length;
        if (ends === 1) left = left.filter((e) => !e.includes(u));
      }
    }
    return left.length === 0 ? -1 : "cycle";
  },
  check: ({ edges }, output, expected) => {
    const [count, ...rest] = numbersOf(output);
    if (expected !== undefined && (count === -1) !== (expected.trim() === "-1")) {
      throw new Error(`expected ${expected.trim()}, found ${count}`);
    }
    if (count === -1) return;
    const [vertices, ids] = [rest.slice(0, count), rest.slice(count)];
    for (const list of [vertices, ids]) {
      if (list.length !== count || new Set(list).size !== count) {
        throw new Error(`expected ${count} different ones, found ${list.length}`);
      }
    }
    for (const [i, v] of vertices.entries()) {
      const w = vertices[(i + 1) % count!]!;
      const [a, b] = edges[ids[i]!] ?? [];
      if ((a === v && b === w) || (a === w && b === v)) continue;
      throw new Error(`edge ${ids[i]} does not join ${v} and ${w}`);
    }
  },
});
