import { described } from "../../../scripts/verify/shape";
import { expanded, squareMatrix } from "./determinant.twin";

export const twin = described({
  problem: "matrix_det_arbitrary_mod",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 6,
  middle: 0,
  shape: (s) => {
    const [n, m] = [
      s.size(0, 500),
      s.pick(1, 2, 6, 12, 2 ** 29, 735_134_400, 999_999_999, 1e9 + 7),
    ];
    return { m: BigInt(m), rows: squareMatrix(s, n, m) };
  },
  naive: ({ m, rows }) => ((expanded(rows) % m) + m) % m,
});
