import { expect, test } from "vitest";
import { BISHOP_STEPS, gridMoves, KING_STEPS, ROOK_STEPS } from "../grid-moves";
import { leaperMoves, type Step } from "../leaper-moves";

test("every board to 5×5, against both coordinates", () => {
  for (const steps of [ROOK_STEPS, BISHOP_STEPS, KING_STEPS, leaperMoves(1, 2), []]) {
    for (let rows = 0; rows <= 5; rows++) {
      for (let columns = 0; columns <= 5; columns++) {
        const moves = gridMoves(rows, columns, steps);
        for (let cell = 0; cell < rows * columns; cell++)
          expect([...moves(cell)]).toEqual(naive(rows, columns, steps, cell));
      }
    }
  }
});

test("the named steps are those of the pieces", () => {
  const sorted = (steps: readonly Step[]) => steps.map((s) => `${s.rows} ${s.columns}`).sort();
  expect(sorted(ROOK_STEPS)).toEqual(sorted(leaperMoves(0, 1)));
  expect(sorted(BISHOP_STEPS)).toEqual(sorted(leaperMoves(1, 1)));
  expect(KING_STEPS).toHaveLength(8);
});

test("bad sides and cells are refused", () => {
  for (const [rows, columns] of [
    [-1, 2],
    [2, 0.5],
    [1, 2 ** 15 + 1],
  ] as const) {
    expect(() => gridMoves(rows, columns, [])).toThrow("a side must be an integer in [0, 2^15]");
  }
  expect(gridMoves(1, 2 ** 15, [])(2 ** 15 - 1)).toHaveLength(0);
  for (const cell of [-1, 6, 0.5, Number.NaN])
    expect(() => gridMoves(2, 3, [])(cell)).toThrow(`gridMoves: no cell ${cell}, there are 6`);
});

function naive(rows: number, columns: number, steps: readonly Step[], cell: number): number[] {
  const result: number[] = [];
  for (const step of steps) {
    for (let other = 0; other < rows * columns; other++) {
      const down = Math.floor(other / columns) - Math.floor(cell / columns);
      if (down === step.rows && (other % columns) - (cell % columns) === step.columns)
        result.push(other);
    }
  }
  return result;
}
