import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P4174",
  rounds: 60,
  middle: 0,
  first: 1,
  shape: (s) => {
    const [n, m] = [s.size(1, 5000), s.size(1, 50_000, 2)];
    const costs = s.list(n, () => s.int(0, 100));
    return { costs, users: s.list(m, () => [s.index(n), s.index(n), s.int(0, 100)] as const) };
  },
  /** All sets of stations. */
  naive: ({ costs, users }) => {
    let best = 0;
    for (let set = 0; set < 1 << costs.length; set++) {
      const built = (v: number) => (set >> v) & 1;
      const paid = users.reduce((sum, [u, v, pay]) => sum + built(u) * built(v) * pay, 0);
      best = Math.max(
        best,
        costs.reduce((sum, cost, v) => sum - built(v) * cost, paid),
      );
    }
    return best;
  },
});
