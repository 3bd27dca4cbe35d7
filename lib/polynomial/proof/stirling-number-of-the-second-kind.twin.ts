import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "stirling_number_of_the_second_kind",
  timeLimitMs: 10_000,
  middle: 150,
  shape: (s) => s.size(0, 500_000),
  /** One more thing makes a part of its own or joins one of k. */
  naive: (n) => {
    let row = [1n];
    for (let i = 1; i <= n; i++) {
      row = [...row, 0n].map((value, k) => (BigInt(k) * value + (row[k - 1] ?? 0n)) % P);
    }
    return [row];
  },
});
