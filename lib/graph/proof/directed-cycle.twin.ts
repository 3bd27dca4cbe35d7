import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "./naive-graph";

export const twin = described({
  problem: "cycle_detection",
  timeLimitMs: 5_000,
  rounds: 150,
  middle: 20,
  shape: (s) => {
    const n = s.size(2, 500_000);
    const m = s.size(1, 500_000);
    // Half of the graphs have no cycle.
    return { n, arcs: s.graph(n, m, { parallel: true, directed: true, acyclic: n % 2 === 0 }) };
  },
  /** -1 where taking away vertices without arcs into them leaves nothing, else only "cycle". */
  naive: ({ n, arcs }) => {
    const left = new Set(Array.from({ length: n }, (_, v) => v));
    for (;;) {
      const free = [...left].find((v) => !arcs.some(([a, b]) => b === v && left.has(a)));
      if (free === undefined) return left.size === 0 ? -1 : "cycle";
      left.delete(free);
    }
  },
  check: ({ arcs }, output, expected) => {
    const [count, ...edges] = numbersOf(output);
    if (expected !== undefined && (count === -1) !== (expected.trim() === "-1")) {
      throw new Error(`expected ${expected.trim()}, found ${count}`);
    }
    if (count === -1) return;
    if (count !== edges.length || edges.length === 0 || new Set(edges).size !== count) {
      throw new Error(`expected ${count} different edges, found ${edges.length}`);
    }
    for (const [i, e] of edges.entries()) {
      const [here, next] = [arcs[e], arcs[edges[(i + 1) % edges.length]!]];
      if (here === undefined || here[1] !== next?.[0]) {
        throw new Error(`edge ${e} does not end where the next one begins`);
      }
    }
  },
});
