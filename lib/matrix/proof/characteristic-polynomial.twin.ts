import { described } from "../../../scripts/verify/shape";
import { squareMatrix } from "./determinant.twin";

const P = 998_244_353n;
type Polynomial = readonly bigint[];

const residue = (value: bigint) => ((value % P) + P) % P;

function product(a: Polynomial, b: Polynomial): bigint[] {
  const result = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) result[i + j] = residue(result[i + j]! + x * y);
  }
  return result;
}

/** The determinant of a matrix of polynomials, by the first row. */
function expanded(rows: readonly (readonly Polynomial[])[]): bigint[] {
  if (rows.length === 0) return [1n];
  const sum = new Array<bigint>(rows.length + 1).fill(0n);
  for (const [j, entry] of rows[0]!.entries()) {
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    for (const [i, term] of product(entry, expanded(minor)).entries()) {
      if (i < sum.length) sum[i] = residue(sum[i]! + (j % 2 === 0 ? term : -term));
    }
  }
  return sum;
}

/** A companion matrix of random coefficients after many similar steps, so that no entry is 0. */
function similar(n: number, terms: readonly bigint[]): string {
  const rows = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
  for (let i = 1; i < n; i++) rows[i]![i - 1] = 1n;
  for (let i = 0; i < n; i++) rows[i]![n - 1] = residue(-terms[i]!);
  for (let step = 0; step < 6 * n; step++) {
    const [i, j] = [step % n, (step + 1 + ((step * 7919) % (n - 1))) % n];
    for (let k = 0; k < n; k++) rows[i]![k] = (rows[i]![k]! + 3n * rows[j]![k]!) % P;
    for (const row of rows) row[j] = residue(row[j]! - 3n * row[i]!);
  }
  return `${n}\n${rows.map((row) => row.join(" ")).join("\n")}\n`;
}

export const twin = described({
  problem: "characteristic_polynomial",
  timeLimitMs: 10_000,
  rounds: 30,
  small: 5,
  middle: 0,
  shape: (s) => squareMatrix(s, s.size(1, 500), Number(P)),
  naive: (rows) => [
    expanded(rows.map((row, i) => row.map((entry, j) => [residue(-entry), i === j ? 1n : 0n]))),
  ],
  generators: {
    "max-dense": (random) => {
      const terms = Array.from({ length: 500 }, () => random.bigint(0n, P - 1n));
      return { input: similar(500, terms), output: `${terms.join(" ")} 1\n` };
    },
  },
});
