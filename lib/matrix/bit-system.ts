/**
 * bitSystem: all solutions x of A x = b modulo 2: one of them and a basis of the kernel.
 *
 * Use     bitSystem(new BitMatrix(2, 3), [0, 0])
 * Time    rows · rank sums of rows: 4096 × 4096 in about 0.8 s
 * Space   a copy of the matrix and the basis
 * Limits  those of BitMatrix; not checked to be numbers: bitSystem(right)
 * Errors  RangeError: a right side of another length; its entries count by their lowest bits
 * Source  Gauss and Jordan, own code
 * Tested  programs.test.ts: against bit-system.twin.ts; verify: library-checker
 *         system_of_linear_equations_mod_2 (no official cases were at hand: the twin is the proof)
 */
import { bitEchelon } from "./bit-echelon";
import { BitMatrix } from "./bit-matrix";

export interface BitSolutions {
  /** A row: the solution whose free variables are 0. */
  readonly solution: BitMatrix;
  /** Its rows are a basis of the solutions of A x = 0. */
  readonly kernel: BitMatrix;
}

/** Undefined where there is no solution. */
export function bitSystem(matrix: BitMatrix, right: ArrayLike<number>): BitSolutions | undefined {
  const { rows, columns } = matrix;
  if (right.length !== rows) {
    throw new RangeError(`bitSystem: ${rows} rows, but ${right.length} right sides`);
  }
  const work = new BitMatrix(rows, columns + 1);
  for (let i = 0; i < rows; i++) {
    const from = i * matrix.stride;
    work.words.set(matrix.words.subarray(from, from + matrix.stride), i * work.stride);
    work.set(i, columns, right[i]!);
  }
  const pivots = bitEchelon(work, { columns, reduced: true });
  const rank = pivots.length;
  for (let i = rank; i < rows; i++) if (work.get(i, columns) === 1) return undefined;
  const solution = new BitMatrix(1, columns);
  for (let i = 0; i < rank; i++) solution.set(0, pivots[i]!, work.get(i, columns));
  const kernel = new BitMatrix(columns - rank, columns);
  const isPivot = new Uint8Array(columns);
  for (const column of pivots) isPivot[column] = 1;
  for (let free = 0, at = 0; free < columns; free++) {
    if (isPivot[free]) continue;
    kernel.set(at, free, 1);
    for (let i = 0; i < rank && pivots[i]! < free; i++) {
      if (work.get(i, free) === 1) kernel.set(at, pivots[i]!, 1);
    }
    at++;
  }
  return { solution, kernel };
}
