import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "stirling_number_of_the_first_kind",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => s.size(0, 500_000),
  /** Factor after factor. */
  naive: (n) => {
    let row = [1n];
    for (let i = 0n; i < n; i++) {
      row = [...row, 0n].map((value, k) => ((P - i) * value + (row[k - 1] ?? 0n)) % P);
    }
    return [row];
  },
});
