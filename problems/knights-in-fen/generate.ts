import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const GOAL = "111110111100 110000100000";
const { maxTests } = problem.bounds;

export const rounds = 60;

/** Small valid inputs that shrink, for stress runs and tests: a few moves from the goal. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 9 }), { minLength: 1, maxLength: 3 })
  .map((boards) => write(boards.map(moved)));

export const generators: Generators = {
  near: (random) => boards(random, (at) => at),
  random: (random) => boards(random, () => random.int(8, 14)),
  shuffled: (random) =>
    write(Array.from({ length: maxTests }, () => random.shuffle([...GOAL]).join(""))),
};

function boards(random: Random, moves: (at: number) => number): string {
  return write(
    Array.from({ length: maxTests }, (_, at) =>
      moved(Array.from({ length: moves(at) }, () => random.int(0, 7))),
    ),
  );
}

/** The goal after some moves; each number chooses one of the knights that can jump into the blank. */
function moved(choices: readonly number[]): string {
  const cells = [...GOAL];
  for (const choice of choices) {
    const blank = cells.indexOf(" ");
    const near = cells
      .map((_, cell) => cell)
      .filter((cell) => {
        const rows = Math.abs(Math.floor(cell / 5) - Math.floor(blank / 5));
        return rows * Math.abs((cell % 5) - (blank % 5)) === 2;
      });
    const cell = near[choice % near.length]!;
    cells[blank] = cells[cell]!;
    cells[cell] = " ";
  }
  return cells.join("");
}

function write(boards: readonly string[]): string {
  const rows = boards.flatMap((cells) =>
    [0, 5, 10, 15, 20].map((at) => `${cells.slice(at, at + 5)}\n`),
  );
  return `${boards.length}\n${rows.join("")}`;
}
