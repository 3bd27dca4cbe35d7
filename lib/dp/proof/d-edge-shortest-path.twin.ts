import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "321E",
  timeLimitMs: 4000,
  rounds: 50,
  middle: 25,
  shape: (s) => {
    const n = s.size(1, 4000);
    const k = s.size(1, Math.min(n, 800));
    const costs: number[][] = [];
    s.list(n, (i) => {
      const row: number[] = [];
      costs.push(row);
      s.list(n, (j) =>
        row.push(j < i ? s.int(costs[j]![i]!, costs[j]![i]!) : s.int(0, j === i ? 0 : 9)),
      );
    });
    return { n, k, costs };
  },
  naive: ({ n, k, costs }) => {
    const sum = (l: number, r: number) =>
      costs
        .slice(l, r)
        .reduce((all, row, i) => row.slice(l, l + i).reduce((a, b) => a + b, all), 0);
    const places = Array.from({ length: n + 1 }, (_, r) => r);
    const sums = places.map((l) => places.map((r) => sum(l, r)));
    let least = sums[0]!;
    for (let gondola = 1; gondola < k; gondola++) {
      least = places.map((r) => Math.min(...least.slice(0, r + 1).map((s, l) => s + sums[l]![r]!)));
    }
    return least[n];
  },
});
