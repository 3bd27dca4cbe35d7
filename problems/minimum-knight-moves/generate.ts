import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const NAMES = [..."abcdefgh"].flatMap((column) => [..."12345678"].map((row) => column + row));

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES)), {
    minLength: 1,
    maxLength: 8,
  })
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(
      Array.from({ length: random.int(1, 99) }, () => [random.pick(NAMES), random.pick(NAMES)]),
    ),
  "every-pair": () =>
    write(NAMES.flatMap((from) => NAMES.map((to) => [from, to])).slice(0, problem.bounds.maxTests)),
};

function write(queries: readonly (readonly string[])[]): string {
  return `${queries.length}\n${queries.map((query) => `${query.join(" ")}\n`).join("")}`;
}
