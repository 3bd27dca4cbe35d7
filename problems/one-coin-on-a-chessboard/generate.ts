import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side, maxTests } = problem.bounds;

const coordinate = fc.integer({ min: 1, max: side });

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 8 })
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(
      Array.from({ length: random.int(1, maxTests) }, () => [
        random.int(1, side),
        random.int(1, side),
      ]),
    ),
  "every-square": () =>
    write(
      Array.from({ length: side * side }, (_, at) => [Math.floor(at / side) + 1, (at % side) + 1]),
    ),
};

function write(squares: readonly (readonly number[])[]): string {
  return `${squares.length}\n${squares.map((square) => `${square.join(" ")}\n`).join("")}`;
}
