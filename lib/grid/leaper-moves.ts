/**
 * leaperMoves: the steps of an (a, b)-leaper, the knight being the (1, 2)-leaper.
 *
 * Use     leaperMoves(1, 2)
 * Time    O(1)
 * Space   O(1): four steps when a = b or one of them is 0, one when both are, else eight
 * Limits  a and b non-negative integers
 * Errors  RangeError for anything else
 * Source  folklore, own code
 * Tested  leaper-moves.test.ts: against all steps (r, c) with {|r|, |c|} = {a, b}
 */
export interface Step {
  readonly rows: number;
  readonly columns: number;
}

/** All distinct steps, in lexicographic order of (rows, columns). */
export function leaperMoves(a: number, b: number): readonly Step[] {
  if (!Number.isInteger(a) || !Number.isInteger(b) || a < 0 || b < 0) {
    throw new RangeError(`leaperMoves: expected two integers from 0 on, got ${a} and ${b}`);
  }
  const lengths = [...new Set([-a, -b, b, a])].sort((p, q) => p - q);
  const moves: Step[] = [];
  for (const rows of lengths) {
    const across = Math.abs(rows) === a ? b : a;
    for (const columns of lengths) {
      if (Math.abs(columns) === across) moves.push({ rows, columns });
    }
  }
  return moves;
}
