import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side, maxBoards, maxScore } = problem.bounds;
const SQUARES = side * side;

export const rounds = 80;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.array(fc.integer({ min: 0, max: maxScore }), { minLength: SQUARES, maxLength: SQUARES }),
    { maxLength: 2 },
  )
  .map((boards) => lines(boards));

export const generators: Generators = {
  random: (random) => boards(random, random.int(1, 5), maxScore),
  "few-scores": (random) => boards(random, 5, 3),
  largest: (random) => boards(random, maxBoards, maxScore),
};

function boards(random: Random, count: number, high: number): string {
  return lines(
    Array.from({ length: count }, () => Array.from({ length: SQUARES }, () => random.int(0, high))),
  );
}

function lines(all: readonly (readonly number[])[]): string {
  const rows = all.flatMap((scores) =>
    Array.from({ length: side }, (_, row) => scores.slice(row * side, (row + 1) * side).join(" ")),
  );
  return [all.length, ...rows].join("\n").concat("\n");
}
