import { described } from "../../../scripts/verify/shape";

/** The table of all prefixes of two texts. */
export function lcsTable(a: string, b: string): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const more = a[i - 1] === b[j - 1] ? table[i - 1]![j - 1]! + 1 : 0;
      table[i]![j] = Math.max(more, table[i - 1]![j]!, table[i]![j - 1]!);
    }
  }
  return table;
}

export const twin = described({
  problem: "prefix_substring_lcs",
  timeLimitMs: 5000,
  rounds: 50,
  middle: 25,
  shape: (s) => {
    const q = s.size(1, 500_000);
    const [text, other] = [s.text(1, 1000), s.text(1, 1000)];
    const query = () => [s.int(0, text.length), ...s.range(other.length, true)] as const;
    return { text, other, queries: s.list(q, query) };
  },
  naive: ({ text, other, queries }) =>
    queries.map(([a, b, c]) => lcsTable(text.slice(0, a), other.slice(b, c)).at(-1)!.at(-1)),
});
