import fc from "fast-check";
import { Writer } from "../../lib/io/writer";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const COLUMNS = "abcdefgh";
const ROWS = "12345678";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(square(), square()), { maxLength: 8 })
  .map((queries) => queries.map(([from, to]) => `${from} ${to}\n`).join(""));

export const generators: Generators = {
  random: (random) => queries(random, random.int(1, 200)),
  "every-pair": () => {
    const names = [...COLUMNS].flatMap((column) => [...ROWS].map((row) => column + row));
    return names.flatMap((from) => names.map((to) => `${from} ${to}\n`)).join("");
  },
  large: (random) => queries(random, problem.bounds.maxQueries),
};

function square(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...COLUMNS), fc.constantFrom(...ROWS))
    .map(([column, row]) => column + row);
}

function queries(random: Random, count: number): string {
  const writer = new Writer();
  const name = () => writer.text(random.pick(COLUMNS)).text(random.pick(ROWS));
  for (let query = 0; query < count; query++) {
    name().space();
    name().newline();
  }
  return new TextDecoder().decode(writer.result());
}
