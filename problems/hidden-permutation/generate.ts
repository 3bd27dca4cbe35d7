import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxLength } = problem.bounds;
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
const text = (values: readonly number[]) => `${values.length}\n${values.join(" ")}\n`;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 8 })
  .chain((n) => fc.shuffledSubarray(upTo(n), { minLength: n, maxLength: n }))
  .map(text);

export const generators: Generators = {
  random: (random) => text(random.shuffle(upTo(random.int(2, maxLength)))),
  most: (random) => text(random.shuffle(upTo(maxLength))),
};
