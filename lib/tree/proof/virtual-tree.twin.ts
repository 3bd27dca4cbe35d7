import { described } from "../../../scripts/verify/shape";
import { neighbours } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "613D",
  rounds: 50,
  first: 1,
  shape: (s) => {
    const n = s.size(1, 100_000);
    const edges = s.tree(n);
    let left = 100_000;
    const plan = () => {
      const k = s.int(1, Math.min(n, 10, left - 9));
      left -= k;
      return s.distinct(k, () => s.index(n));
    };
    return { n, edges, plans: s.list(s.size(1, 9_000), plan) };
  },
  /** The whole tree in every query, from the leaves up. */
  naive: ({ n, edges, plans }) => {
    const next = neighbours(n, edges);
    const order: [number, number][] = [[0, -1]];
    for (const [v, up] of order) for (const w of next[v]!) if (w !== up) order.push([w, v]);
    order.reverse();
    return plans.map((plan) => {
      const cities = new Set(plan);
      const open = new Array<number>(n).fill(0);
      let count = 0;
      for (const [v, up] of order) {
        if (cities.has(v) && cities.has(up)) return -1;
        if (cities.has(v)) count += open[v]!;
        else if (open[v]! > 1) count++;
        if (up >= 0) open[up]! += cities.has(v) || open[v] === 1 ? 1 : 0;
      }
      return count;
    });
  },
});
