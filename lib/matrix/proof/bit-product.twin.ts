import { described, type Source } from "../../../scripts/verify/shape";

/** Lines of digits, none where there are no columns. */
export const bitLines = (s: Source, rows: number, columns: number): string[] =>
  s.list(columns > 0 ? rows : 0, () => s.text(columns, columns, "01"));

/** The first digit is the highest. */
export const bigRow = (line: string) => BigInt(`0b${line}`);

export const twin = described({
  problem: "matrix_product_mod_2",
  timeLimitMs: 10_000,
  middle: 40,
  shape: (s) => {
    const [n, m, k] = [s.size(1, 4096), s.size(1, 4096), s.size(1, 4096, 60)]; // some beyond 1024
    return { left: bitLines(s, n, m), right: bitLines(s, m, k).map(bigRow), k };
  },
  naive: ({ left, right, k }) =>
    left.map((line) => {
      const sum = right.reduce((total, row, j) => (line[j] === "1" ? total ^ row : total), 0n);
      return sum.toString(2).padStart(k, "0");
    }),
});
