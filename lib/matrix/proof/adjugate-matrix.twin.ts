import { described } from "../../../scripts/verify/shape";
import { expanded, squareMatrix } from "./determinant.twin";

const P = 998_244_353n;

export const twin = described({
  problem: "adjugate_matrix",
  timeLimitMs: 5000,
  rounds: 30,
  small: 5,
  middle: 0,
  shape: (s) => squareMatrix(s, s.size(1, 500), Number(P)),
  /** By cofactors. */
  naive: (rows) =>
    rows.map((row, i) =>
      row.map((_, j) => {
        const minor = rows.filter((_, k) => k !== j).map((line) => line.filter((_, k) => k !== i));
        const value = (expanded(minor) * ((i + j) % 2 === 0 ? 1n : -1n)) % P;
        return value < 0n ? value + P : value;
      }),
    ),
});
