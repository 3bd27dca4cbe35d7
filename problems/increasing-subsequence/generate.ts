import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
  .map(write);

export const generators: Generators = {
  random: (random) => write(values(random, 1000, bounds.maxValue)),
  few: (random) => write(values(random, 1000, 20)),
  large: (random) => write(values(random, bounds.maxLength, bounds.maxValue)),
  /** Upward with noise: the ends of nearly all lengths change again and again. */
  rising: (random) =>
    write(Array.from({ length: bounds.maxLength }, (_, i) => 4000 * i + random.int(1, 40_000))),
};

const values = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, () => random.int(1, most));

function write(numbers: readonly number[]): Uint8Array {
  return numberLines([[numbers.length], numbers]);
}
