import { described } from "../../../scripts/verify/shape";

const P = 998244353n;

export const twin = described({
  problem: "point_set_range_sort_range_composite",
  timeLimitMs: 10_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 3)];
    const keys = new Set<number>();
    const triple = () => {
      const [key] = s.numbers(1, 0, 1e9, (random) => {
        for (;;) {
          const one = random.int(0, random.pick([10 * (n + q), 1e9]));
          if (!keys.has(one)) return [one];
        }
      });
      keys.add(key!);
      return [BigInt(key!), s.bigint(1n, P - 1n), s.bigint(0n, P - 1n)] as const;
    };
    const triples = s.list(n, triple);
    const query = () => {
      const kind = s.pick(0, 1, 2, 3);
      if (kind === 0) return { kind, l: s.index(n), r: n, triple: triple() };
      const [l, r] = s.range(n);
      return { kind, l, r, x: kind === 1 ? s.bigint(0n, P - 1n) : 0n };
    };
    return { triples, queries: s.list(q, query) };
  },
  naive: ({ triples, queries }) =>
    queries.flatMap(({ kind, l, r, triple, x }) => {
      const part = triples.slice(l, r);
      if (kind === 1) return [part.reduce((y, [, a, b]) => (a * y + b) % P, x!)];
      if (kind === 0) triples[l] = triple!;
      else {
        part.sort(([p], [q]) => Number(p - q) * (kind === 2 ? 1 : -1));
        triples.splice(l, part.length, ...part);
      }
      return [];
    }),
});
