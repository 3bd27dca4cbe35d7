import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 7 })
  .chain((n) =>
    fc
      .array(fc.constantFrom("*", "*", "*", "*", "."), { minLength: n * n, maxLength: n * n })
      .map((squares) => lines(n, squares)),
  );

export const generators: Generators = {
  few: (random) => board(random, random.int(6, 10), 0.1),
  many: (random) => board(random, random.int(8, 12), 0.4),
  "large-board": (random) => board(random, problem.bounds.maxN, 0.15),
};

function board(random: Random, n: number, share: number): string {
  const squares = Array.from({ length: n * n }, () => (random.float() < share ? "." : "*"));
  return lines(n, squares);
}

function lines(n: number, squares: readonly string[]): string {
  const rows = Array.from({ length: n }, (_, row) =>
    squares.slice(row * n, (row + 1) * n).join(""),
  );
  return `${n}\n${rows.join("\n")}\n`;
}
