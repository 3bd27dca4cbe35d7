import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "matrix_product",
  timeLimitMs: 10_000,
  rounds: 30,
  middle: 40,
  shape: (s) => {
    const [n, m, k] = [s.size(1, 1024), s.size(1, 1024), s.size(1, 1024)];
    const rows = (count: number, length: number) =>
      s.list(count, () => s.list(length, () => BigInt(s.int(0, P - 1))));
    return { left: rows(n, m), right: rows(m, k) };
  },
  naive: ({ left, right }) =>
    left.map((row) =>
      right[0]!.map((_, j) => row.reduce((sum, x, i) => sum + x * right[i]![j]!, 0n) % BigInt(P)),
    ),
});
