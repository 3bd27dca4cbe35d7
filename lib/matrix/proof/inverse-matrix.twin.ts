import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";
import { expanded, squareMatrix } from "./determinant.twin";

const P = 998_244_353n;

const residue = (value: bigint) => ((value % P) + P) % P;

export const twin = described({
  problem: "inverse_matrix",
  timeLimitMs: 5_000,
  rounds: 30,
  small: 5,
  middle: 0,
  shape: (s) => squareMatrix(s, s.size(1, 500), Number(P)),
  /** Cramer's rule: the cofactors divided by the determinant. */
  naive: (rows) => {
    const whole = residue(expanded(rows));
    if (whole === 0n) return -1;
    const inverse = naiveInverse(whole, P);
    return rows.map((row, i) =>
      row.map((_, j) => {
        const minor = rows.filter((_, k) => k !== j).map((line) => line.filter((_, k) => k !== i));
        return residue(expanded(minor) * ((i + j) % 2 === 0 ? 1n : -1n) * inverse);
      }),
    );
  },
});
