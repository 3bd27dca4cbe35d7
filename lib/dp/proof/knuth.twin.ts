import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "2088",
  rounds: 30,
  shape: (s) => s.list(s.size(1, 5000), () => s.int(1, 1e9)),
  /** The best split of every range. */
  naive: (weights) => {
    const least = new Map<string, number>();
    const cost = (l: number, r: number): number => {
      if (r - l < 2) return 0;
      let total = least.get(`${l} ${r}`);
      if (total !== undefined) return total;
      let best = Infinity;
      for (let m = l + 1; m < r; m++) best = Math.min(best, cost(l, m) + cost(m, r));
      total = best + weights.slice(l, r).reduce((a, b) => a + b, 0);
      least.set(`${l} ${r}`, total);
      return total;
    };
    return cost(0, weights.length);
  },
});
