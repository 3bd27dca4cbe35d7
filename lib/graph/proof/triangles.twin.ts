import { described } from "../../../scripts/verify/shape";
import { neighbours } from "./naive-graph";

const P = 998_244_353n;

export const twin = described({
  problem: "enumerate_triangles",
  timeLimitMs: 5_000,
  rounds: 120,
  middle: 20,
  shape: (s) => {
    const n = s.size(1, 100_000);
    const m = n > 1 ? s.size(1, Math.min(100_000, (n * (n - 1)) / 2), 5) : s.pick(0);
    const values = s.list(n, () => BigInt(s.int(0, Number(P) - 1)));
    return { values, edges: s.graph(n, m) };
  },
  /** Each edge with each vertex; every triangle is met three times. */
  naive: ({ values, edges }) => {
    const next = neighbours(values.length, edges);
    let total = 0n;
    for (const [a, b] of edges) {
      for (const c of next[a]!) if (next[b]!.has(c)) total += values[a]! * values[b]! * values[c]!;
    }
    return (total / 3n) % P;
  },
  atBounds: {
    "max-hubs": () => {
      const edges = Array.from(
        { length: 49_999 },
        (_, v) => `0 ${v + 1}\n${v > 0 ? `1 ${v + 1}\n` : ""}`,
      );
      return `50000 99997\n${"7 ".repeat(50_000)}\n${edges.join("")}`;
    },
  },
});
