import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxTests, maxCoins } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1300 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(Array.from({ length: 200 }, () => random.int(1, random.pick([60, 1300, maxCoins])))),
  "all-small": () => write(Array.from({ length: 1500 }, (_, at) => at + 1)),
  large: (random) => write(Array.from({ length: maxTests }, () => random.int(1, maxCoins))),
};

function write(sizes: readonly number[]): string {
  return `${sizes.length}\n${sizes.map((size) => `${size}\n`).join("")}`;
}
