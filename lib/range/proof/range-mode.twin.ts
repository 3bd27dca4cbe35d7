import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "static_range_mode_query",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(0, 100_000, 2)];
    return { values: s.list(n, () => s.int(0, 1e9)), ranges: s.list(q, () => s.range(n)) };
  },
  naive: ({ values, ranges }) =>
    ranges.map((range) => {
      const counts = new Map<number, number>();
      for (const value of values.slice(...range)) counts.set(value, (counts.get(value) ?? 0) + 1);
      return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
    }),
  check: ({ values, ranges }, output, expected) => {
    const numbers = (text: string) => text.trim().split(/\s+/).filter(Boolean).map(Number);
    const [answers, right] = [numbers(output), expected === undefined ? [] : numbers(expected)];
    if (answers.length !== 2 * ranges.length) throw new Error(`expected ${ranges.length} lines`);
    for (const [at, [l, r]] of ranges.entries()) {
      const [mode, count] = answers.slice(2 * at);
      const most = right[2 * at + 1] ?? count;
      // Long ranges of many queries are only held against the frequency.
      const isLong = r - l > 1000 && at > 1000;
      const times = isLong ? count : values.slice(l, r).filter((value) => value === mode).length;
      if (count === most && times === count) continue;
      throw new Error(
        `line ${at + 1}: ${mode} is there ${times} times, expected ${most}, not ${count}`,
      );
    }
  },
});
