import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxBoards, maxNeeded } = problem.bounds;
const STEPS = [-4, 4, -1, 1];

export const rounds = 40;

/** Small valid inputs that shrink: boards that some moves lead to, some with two tiles exchanged. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.array(fc.nat(3), { maxLength: 28 }), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  })
  .map((boards) =>
    show(
      boards.map(([moves, odd]) =>
        board(
          moves.map((move) => STEPS[move]!),
          odd,
        ),
      ),
    ),
  );

export const generators: Generators = {
  near: (random) => show(Array.from({ length: 20 }, () => walk(random, 30, false))),
  far: (random) => show(Array.from({ length: 8 }, () => walk(random, maxNeeded, false))),
  /** As many boards as allowed; every fourth cannot be solved. */
  large: (random) =>
    show(
      Array.from({ length: maxBoards }, (_, at) =>
        walk(random, at % 20 === 0 ? maxNeeded : 28, at % 4 === 0),
      ),
    ),
};

/**
 * A board `moves` random moves from the goal, none undoing the one before; `odd` exchanges two of its
 * tiles.
 */
function walk(random: Random, moves: number, odd: boolean): number[] {
  const steps: number[] = [];
  let blank = 15;
  let before = -1;
  while (steps.length < moves) {
    const step = random.pick(STEPS);
    const to = blank + step;
    if (!legal(blank, to) || to === before) continue;
    steps.push(step);
    [before, blank] = [blank, to];
  }
  return board(steps, odd);
}

function legal(blank: number, to: number): boolean {
  return to >= 0 && to < 16 && (Math.abs(to - blank) === 4 || to >> 2 === blank >> 2);
}

/** The goal after the steps; steps off the board are skipped. */
function board(steps: readonly number[], odd: boolean): number[] {
  const cells = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
  let blank = 15;
  for (const step of steps) {
    const to = blank + step;
    if (!legal(blank, to)) continue;
    [cells[blank], cells[to]] = [cells[to]!, 0];
    blank = to;
  }
  return odd ? cells.map((tile) => (tile === 14 ? 15 : tile === 15 ? 14 : tile)) : cells;
}

function show(boards: readonly (readonly number[])[]): string {
  const lines = boards.flatMap((cells) =>
    [0, 4, 8, 12].map((row) => cells.slice(row, row + 4).join(" ")),
  );
  return `${boards.length}\n${lines.join("\n")}\n`;
}
