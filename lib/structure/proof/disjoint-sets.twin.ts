import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "unionfind",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    return { n, queries: s.list(q, () => [s.pick(0, 1), s.index(n), s.index(n)] as const) };
  },
  naive: ({ n, queries }) => {
    const label = Array.from({ length: n }, (_, v) => v);
    return queries.flatMap(([kind, u, v]) => {
      const [a, b] = [label[u]!, label[v]!];
      if (kind === 1) return a === b ? 1 : 0;
      label.forEach((other, at) => {
        if (other === a) label[at] = b;
      });
      return [];
    });
  },
  generators: { pairs: (random) => pairsOfPairs(random.int(0, 4)) },
  atBounds: { "max-pairs": () => pairsOfPairs(16) },
});

/** Pairs are joined, then pairs of pairs, and so on: the deepest trees that joining by size makes. */
function pairsOfPairs(levels: number): string {
  const n = 2 ** levels;
  const lines: string[] = [];
  for (let half = 1; half < n; half *= 2) {
    for (let v = 0; v < n; v += 2 * half) lines.push(`0 ${v} ${v + half}`);
  }
  for (let v = 0; v < n; v++) lines.push(`1 ${v} ${n - 1 - v}`);
  return `${n} ${lines.length}\n${lines.join("\n")}\n`;
}
