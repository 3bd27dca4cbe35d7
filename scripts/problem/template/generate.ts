import fc from "fast-check";
import type { Generators } from "../generator";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
  .map((values) => `${values.length}\n${values.join(" ")}\n`);

export const generators: Generators = {
  random: (random) => `${random.int(1, 9)}\n`,
};
