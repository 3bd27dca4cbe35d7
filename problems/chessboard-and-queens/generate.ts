import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side } = problem.bounds;

export const rounds = 25;

/** Small valid inputs that shrink, for stress runs and tests: mostly free boards. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(".", ".", ".", ".", ".", "*"), {
    minLength: side * side,
    maxLength: side * side,
  })
  .map((squares) => lines(squares));

export const generators: Generators = {
  few: (random) => board(random, 0.1),
  half: (random) => board(random, 0.5),
};

function board(random: Random, share: number): string {
  return lines(Array.from({ length: side * side }, () => (random.float() < share ? "*" : ".")));
}

function lines(squares: readonly string[]): string {
  return Array.from(
    { length: side },
    (_, row) => `${squares.slice(row * side, (row + 1) * side).join("")}\n`,
  ).join("");
}
