import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(1000)), { minLength: 1, maxLength: 10 })
  .map((steps) =>
    write(
      steps.map(([number]) => number),
      steps.map(([, choice], step) => (choice % (steps.length - step)) + 1),
    ),
  );

export const generators: Generators = {
  random: (random) => list(random, 2000, (left) => random.int(1, left)),
  first: (random) => list(random, bounds.maxLength, () => 1),
  last: (random) => list(random, bounds.maxLength, (left) => left),
  large: (random) => list(random, bounds.maxLength, (left) => random.int(1, left)),
};

function list(random: Random, n: number, position: (left: number) => number): Uint8Array {
  const numbers = Array.from({ length: n }, () => random.int(1, bounds.maxValue));
  return write(
    numbers,
    Array.from({ length: n }, (_, step) => position(n - step)),
  );
}

function write(numbers: readonly number[], positions: readonly number[]): Uint8Array {
  return numberLines([[numbers.length], numbers, positions]);
}
