import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxTests, maxNumbersInAll, maxNumber } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: maxNumber })), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(
      Array.from({ length: random.int(1, 60) }, () =>
        numbers(random, random.int(1, 10), random.pick([1, 3, maxNumber])),
      ),
    ),
  // Sizes in pairs, sometimes one more: as often lost as won.
  balanced: (random) =>
    write(
      Array.from({ length: Math.min(300, maxTests) }, () => {
        const half = numbers(random, random.int(1, 5), maxNumber);
        return random.shuffle([...half, ...half, ...numbers(random, random.int(0, 1), 3)]);
      }),
    ),
  "one-test": (random) => write([numbers(random, maxNumbersInAll, maxNumber)]),
  "many-tests": (random) =>
    write(
      Array.from({ length: Math.min(maxTests, maxNumbersInAll / 2) }, () =>
        numbers(random, random.int(1, 3) === 3 ? 1 : 2, 9).slice(0, 2),
      ),
    ),
};

function numbers(random: Random, count: number, most: number): number[] {
  return Array.from({ length: count }, () => random.int(1, most));
}

function write(tests: readonly (readonly number[])[]): string {
  return `${tests.length}\n${tests.map((test) => `${test.length}\n${test.join(" ")}\n`).join("")}`;
}
