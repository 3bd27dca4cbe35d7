import fc from "fast-check";
import { Random } from "../../lib/sequence/random";
import { type Generator, type Input, inputBytes } from "../problem/generator";
import type { InputSource } from "./stress-host";

/** The inputs of a problem's `small`; fast-check shrinks them. */
export function smallInputs(small: fc.Arbitrary<Input>): InputSource {
  return {
    sample: (seed, numRuns) => fc.sample(small, { seed, numRuns }).map(inputBytes),
    async shrink(seed, index, fails) {
      // A path of one number is the value that sample() gives at that index.
      const property = fc.asyncProperty(small, async (input) => !(await fails(inputBytes(input))));
      await fc.check(property, { seed, path: String(index), numRuns: 1 });
    },
  };
}

/** The inputs of a named generator, one seed after the other; only the text shrinker applies to them. */
export function namedInputs(generator: Generator): InputSource {
  return {
    sample: (seed, count) =>
      Array.from({ length: count }, (_, index) => inputBytes(generator(new Random(seed + index)))),
    shrink: async () => {},
  };
}
