import { described } from "../../../scripts/verify/shape";
import { neighbours } from "./naive-graph";

export const twin = described({
  problem: "chromatic_number",
  timeLimitMs: 10_000,
  rounds: 80,
  small: 8,
  middle: 11,
  shape: (s) => {
    const n = s.size(1, 20);
    return { n, edges: s.graph(n, s.size(0, (n * (n - 1)) / 2, 4)) };
  },
  /** Vertex by vertex, each colour that is in use and one new one; gives up where the best is no worse. */
  naive: ({ n, edges }) => {
    const next = neighbours(n, edges);
    const colour: number[] = [];
    let best = n;
    const paint = (v: number, used: number): void => {
      if (used >= best) return;
      if (v === n) best = used;
      for (let c = 0; v < n && c <= used; c++) {
        if ([...next[v]!].some((u) => u < v && colour[u] === c)) continue;
        colour[v] = c;
        paint(v + 1, Math.max(used, c + 1));
      }
    };
    paint(0, 0);
    return best;
  },
});
