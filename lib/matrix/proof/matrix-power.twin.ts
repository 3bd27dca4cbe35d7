import { described } from "../../../scripts/verify/shape";
import { squareMatrix } from "./determinant.twin";

const P = 998_244_353n;
type Rows = readonly (readonly bigint[])[];

const product = (a: Rows, b: Rows): Rows =>
  a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k]![j]!, 0n) % P));

const power = (rows: Rows, exponent: bigint): Rows => {
  if (exponent === 0n) return rows.map((_, i) => rows.map((__, j) => (i === j ? 1n : 0n)));
  const root = power(rows, exponent / 2n);
  const square = product(root, root);
  return exponent % 2n === 0n ? square : product(square, rows);
};

export const twin = described({
  problem: "pow_of_matrix",
  timeLimitMs: 5_000,
  rounds: 30,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 200);
    const exponent = s.bigint(0n, 10n ** 18n);
    return { exponent, rows: squareMatrix(s, n, Number(P)) };
  },
  naive: ({ exponent, rows }) => power(rows, exponent),
  atBounds: {
    "max-ones": () => `200 ${2n ** 59n - 1n}\n${`${"998244350 ".repeat(200)}\n`.repeat(200)}`,
  },
});
