import fc from "fast-check";
import type { Generators } from "../../generator";
import { bounds } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
  .map(text);

export const generators: Generators = {
  random: (random) =>
    text(Array.from({ length: random.int(1, 50) }, () => random.int(1, bounds.maxValue))),
};

function text(values: readonly number[]): string {
  return `${values.length}\n${values.join(" ")}\n`;
}
