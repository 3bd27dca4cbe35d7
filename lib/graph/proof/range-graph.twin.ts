import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "786B",
  timeLimitMs: 2_000,
  first: 1,
  closed: true,
  middle: 40,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 2)];
    const source = s.index(n);
    const plan = () => {
      const [kind, v] = [s.pick(1, 2, 3), s.index(n)];
      const [l, r] = kind > 1 ? s.range(n) : [s.index(n)];
      return { kind, v, l, r: r ?? l + 1, w: s.int(1, 1e9) };
    };
    return { n, source, plans: s.list(q, plan) };
  },
  /** Relaxes every arc of every plan until nothing changes. */
  naive: ({ n, source, plans }) => {
    const costs = Array.from({ length: n }, (_, v) => (v === source ? 0 : Infinity));
    for (let before = ""; before !== costs.join(); ) {
      before = costs.join();
      for (const { kind, v, l, r, w } of plans) {
        for (let u = l; u < r; u++) {
          const [from, to] = kind === 3 ? [u, v] : [v, u];
          costs[to] = Math.min(costs[to]!, costs[from]! + w);
        }
      }
    }
    return [costs.map((cost) => (cost < Infinity ? cost : -1))];
  },
});
