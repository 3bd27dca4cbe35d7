import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";

export const rounds = 20;

/** Boards that some moves from the goal lead to. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(-4, 4, -1, 1), { maxLength: 40 })
  .map((steps) => show(walk(steps)));

export const generators: Generators = {
  near: (random) => show(walk(Array.from({ length: 40 }, () => random.pick([-4, 4, -1, 1])))),
  far: (random) => show(walk(Array.from({ length: 110 }, () => random.pick([-4, 4, -1, 1])))),
};

/** The board after the steps; steps off the board are skipped. */
function walk(steps: readonly number[]): number[] {
  const board = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
  let blank = 15;
  for (const step of steps) {
    const to = blank + step;
    if (to < 0 || to > 15 || (Math.abs(step) === 1 && to >> 2 !== blank >> 2)) continue;
    [board[blank], board[to]] = [board[to]!, 0];
    blank = to;
  }
  return board;
}

function show(board: readonly number[]): string {
  return [0, 4, 8, 12].map((row) => `${board.slice(row, row + 4).join(" ")}\n`).join("");
}
