import { described } from "../../../scripts/verify/shape";

/** By patience sorting: the least last number of a subsequence of each length. */
export function lisLength(numbers: readonly number[]): number {
  const lasts: number[] = [];
  for (const number of numbers) {
    const at = lasts.findIndex((last) => last >= number);
    lasts[at < 0 ? lasts.length : at] = number;
  }
  return lasts.length;
}

export const twin = described({
  problem: "static_range_lis_query",
  timeLimitMs: 5000,
  middle: 120,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000)];
    return { numbers: s.permutation(n), ranges: s.list(q, () => s.range(n, true)) };
  },
  naive: ({ numbers, ranges }) => ranges.map(([l, r]) => lisLength(numbers.slice(l, r))),
});
