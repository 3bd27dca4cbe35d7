import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side } = problem.bounds;
/** The placement whose queens the generators move or remove. */
const PLACEMENT = [0, 4, 7, 5, 2, 6, 1, 3];

/** Small valid inputs that shrink, for stress runs and tests: near a placement, or random squares. */
export const small: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: side * side - 1 }), { maxLength: 12 })
    .map((queens) => lines(queens)),
  fc
    .tuple(fc.integer({ min: 0, max: side - 1 }), fc.integer({ min: 0, max: side - 1 }))
    .map(([row, column]) =>
      lines(at(PLACEMENT.map((old, index) => (index === row ? column : old)))),
    ),
);

export const generators: Generators = {
  permutation: (random) => lines(at(random.shuffle([...PLACEMENT]))),
  "one-moved": (random) => oneMoved(random),
  queens: (random) => lines(Array.from({ length: 8 }, () => random.int(0, side * side - 1))),
};

function oneMoved(random: Random): string {
  const columns = [...PLACEMENT];
  columns[random.int(0, side - 1)] = random.int(0, side - 1);
  return lines(at(columns));
}

function at(columns: readonly number[]): number[] {
  return columns.map((column, row) => row * side + column);
}

function lines(queens: readonly number[]): string {
  const squares = Array.from({ length: side * side }, (_, square) =>
    queens.includes(square) ? "*" : ".",
  );
  return Array.from(
    { length: side },
    (_, row) => `${squares.slice(row * side, (row + 1) * side).join("")}\n`,
  ).join("");
}
