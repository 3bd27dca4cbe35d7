import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side } = problem.bounds;

const coordinate = fc.integer({ min: 1, max: side });

export const rounds = 64;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .tuple(coordinate, coordinate)
  .map(([x, y]) => `${x} ${y}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(1, side)} ${random.int(1, side)}\n`,
};
