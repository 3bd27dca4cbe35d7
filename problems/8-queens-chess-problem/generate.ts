import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side, maxSets } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: side }), fc.integer({ min: 1, max: side })), {
    maxLength: 4,
  })
  .map((squares) => lines(squares));

export const generators: Generators = {
  "every-square": () =>
    lines(Array.from({ length: side * side }, (_, at) => [(at >> 3) + 1, (at & 7) + 1])),
  largest: (random) =>
    lines(Array.from({ length: maxSets }, () => [random.int(1, side), random.int(1, side)])),
};

function lines(squares: readonly (readonly number[])[]): string {
  return `${squares.length}\n${squares.map((square) => `\n${square.join(" ")}\n`).join("")}`;
}
