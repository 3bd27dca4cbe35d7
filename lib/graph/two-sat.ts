/**
 * twoSat: truth values of variables that satisfy every clause of two literals.
 *
 * Use     const values = twoSat(3, [0, ~0], [1, ~2]); // (x0 or x1) and (not x0 or not x2)
 * Time    O(variables + clauses)
 * Space   about 60 bytes a variable and 32 bytes a clause
 * Limits  variables in [0, 2^29), clauses below 2^29
 * Errors  RangeError for a bad number of variables, a literal outside, sides of different lengths
 * Source  B. Aspvall, M. Plass, R. Tarjan, Information Processing Letters 8 (1979), 121, own code
 * Tested  two-sat.test.ts: against all assignments; verify: library-checker two_sat
 *
 * The literal x means that variable x is true, the literal ~x (that is -x - 1) that it is false:
 * first = [0, ~0], second = [1, ~2] says (x0 or x1) and (not x0 or not x2). A clause with one literal
 * has it on both sides.
 */
import { csr } from "./csr";
import { stronglyConnectedComponents } from "./strongly-connected-components";

/** The values, 1 for true, clause i being "first[i] or second[i]"; undefined where there are none. */
export function twoSat(
  variables: number,
  first: ArrayLike<number>,
  second: ArrayLike<number>,
): Uint8Array | undefined {
  if (!Number.isInteger(variables) || variables < 0 || variables >= 2 ** 29) {
    throw new RangeError(`twoSat: variables must be an integer in [0, 2^29), got ${variables}`);
  }
  if (first.length !== second.length) {
    throw new RangeError(
      `twoSat: got ${first.length} first literals and ${second.length} second ones`,
    );
  }
  const clauses = first.length;
  // Vertex 2x stands for "x is true", 2x + 1 for "x is false"; where one literal fails, the other holds.
  const from = new Int32Array(2 * clauses);
  const to = new Int32Array(2 * clauses);
  for (let i = 0; i < clauses; i++) {
    const a = vertexOf(first[i]!, variables);
    const b = vertexOf(second[i]!, variables);
    from[2 * i] = a ^ 1;
    to[2 * i] = b;
    from[2 * i + 1] = b ^ 1;
    to[2 * i + 1] = a;
  }
  const { component } = stronglyConnectedComponents(csr(2 * variables, from, to));
  const values = new Uint8Array(variables);
  for (let x = 0; x < variables; x++) {
    const whenTrue = component[2 * x]!;
    const whenFalse = component[2 * x + 1]!;
    if (whenTrue === whenFalse) return undefined;
    // Implied literals come later in topological order.
    if (whenTrue > whenFalse) values[x] = 1;
  }
  return values;
}

function vertexOf(literal: number, variables: number): number {
  if ((literal | 0) !== literal || literal >= variables || literal < -variables) {
    throw new RangeError(
      `twoSat: a literal must be in [-${variables}, ${variables}), got ${literal}`,
    );
  }
  return literal >= 0 ? 2 * literal : 2 * ~literal + 1;
}
