import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

/** a x modulo P, by halves of 15 bits: exact, and quicker than bigint. */
const times = (a: number, x: number) => ((((a >> 15) * x) % P) * 32768 + (a & 32767) * x) % P;

export const twin = described({
  problem: "range_affine_range_sum",
  timeLimitMs: 5_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const values = s.list(n, () => s.int(0, P - 1));
    const query = () =>
      s.pick(0, 1) === 1
        ? { range: s.range(n) }
        : { range: s.range(n), map: [s.int(1, P - 1), s.int(0, P - 1)] as const };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ range: [l, r], map }) => {
      if (!map) return values.slice(l, r).reduce((sum, x) => (sum + x) % P);
      for (let i = l; i < r; i++) values[i] = (times(map[0], values[i]!) + map[1]) % P;
      return [];
    }),
});
