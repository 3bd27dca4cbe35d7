/**
 * linearSystem: all solutions x of A x = b modulo a prime: one of them and a basis of the kernel.
 *
 * Use     linearSystem(matrix, [1, 2], mod)
 * Time    O(rows · columns · rank), about 2 ns a term
 * Space   a copy of the matrix and the basis
 * Limits  a prime modulus below 2^30
 * Errors  RangeError: an entry that is no residue, a right side of another length
 * Source  Gauss and Jordan, own code
 * Tested  programs.test.ts: against linear-system.twin.ts; linear-system.test.ts; verify: library-checker
 *         system_of_linear_equations
 */
import type { Mod } from "../number/mod";
import { Matrix } from "./matrix";
import { rowEchelon } from "./row-echelon";

export interface LinearSolutions {
  /** The solution whose free variables are 0. */
  readonly solution: Int32Array;
  /** Its rows are a basis of the solutions of A x = 0. */
  readonly kernel: Matrix;
}

/** Undefined where there is no solution. */
export function linearSystem(
  matrix: Matrix,
  right: ArrayLike<number>,
  mod: Mod,
): LinearSolutions | undefined {
  const { rows, columns } = matrix;
  if (right.length !== rows) {
    throw new RangeError(`linearSystem: ${rows} rows, but ${right.length} right sides`);
  }
  matrix.checkResidues("linearSystem", mod.m);
  const width = columns + 1;
  const work = new Matrix(rows, width);
  for (let i = 0; i < rows; i++) {
    work.values.set(matrix.row(i), i * width);
    const value = right[i]!;
    if (!Number.isInteger(value) || value < 0 || value >= mod.m) {
      throw new RangeError(`linearSystem: expected residues in [0, ${mod.m}), got ${value}`);
    }
    work.values[i * width + columns] = value;
  }
  const { pivots } = rowEchelon(work, mod, { columns, reduced: true });
  const rank = pivots.length;
  for (let i = rank; i < rows; i++) {
    if (work.values[i * width + columns] !== 0) return undefined;
  }
  const solution = new Int32Array(columns);
  const isPivot = new Uint8Array(columns);
  for (let i = 0; i < rank; i++) {
    solution[pivots[i]!] = work.values[i * width + columns]!;
    isPivot[pivots[i]!] = 1;
  }
  const kernel = new Matrix(columns - rank, columns);
  let at = 0;
  for (let free = 0; free < columns; free++) {
    if (isPivot[free]) continue;
    const vector = kernel.row(at++);
    vector[free] = 1;
    for (let i = 0; i < rank; i++) {
      vector[pivots[i]!] = mod.sub(0, work.values[i * width + free]!);
    }
  }
  return { solution, kernel };
}
