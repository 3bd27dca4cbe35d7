import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const NAMES = [..."abcdefgh"].flatMap((column) => [..."12345678"].map((row) => column + row));

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 8 })
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(Array.from({ length: random.int(1, problem.bounds.maxTests) }, () => random.pick(NAMES))),
  "every-square": () => write(NAMES),
};

function write(squares: readonly string[]): string {
  return `${squares.length}\n${squares.map((name) => `${name}\n`).join("")}`;
}
