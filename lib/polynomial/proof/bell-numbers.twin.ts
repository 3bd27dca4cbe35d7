import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "bell_number",
  timeLimitMs: 10_000,
  middle: 150,
  shape: (s) => s.size(0, 500_000),
  /** The Bell triangle: each row begins with the last number of the one before. */
  naive: (n) => {
    const numbers = [1n];
    let row = [1n];
    for (let i = 1; i <= n; i++) {
      numbers.push(row[i - 1]!);
      const next = [row[i - 1]!];
      for (const above of row) next.push((next[next.length - 1]! + above) % P);
      row = next;
    }
    return [numbers];
  },
});
