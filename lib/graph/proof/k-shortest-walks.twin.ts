import { described } from "../../../scripts/verify/shape";
import { ANY } from "./naive-graph";

export const twin = described({
  problem: "k_shortest_walk",
  timeLimitMs: 5_000,
  rounds: 80,
  small: 6,
  middle: 12,
  shape: (s) => {
    const [n, m] = [s.size(1, 300_000), s.size(1, 300_000, 2)];
    const [source, target, k] = [s.index(n), s.index(n), s.size(1, 300_000, 3)];
    const arcs = s.graph(n, m, { ...ANY, directed: true }, () => s.int(0, 1e7));
    return { n, source, target, k, arcs };
  },
  /** All walks, shortest first; past a walk come those with one arc more. A vertex is left k times at most. */
  naive: ({ n, source, target, k, arcs }) => {
    const taken = new Array<number>(n).fill(0);
    const open = [{ v: source, length: 0 }];
    const lengths: number[] = [];
    while (open.length > 0 && lengths.length < k) {
      let at = 0;
      for (let i = 1; i < open.length; i++) if (open[i]!.length < open[at]!.length) at = i;
      const { v, length } = open.splice(at, 1)[0]!;
      if (taken[v]!++ >= k) continue;
      if (v === target) lengths.push(length);
      for (const [a, b, c] of arcs) if (a === v) open.push({ v: b, length: length + c });
    }
    while (lengths.length < k) lengths.push(-1);
    return lengths;
  },
});
