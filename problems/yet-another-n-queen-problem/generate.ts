import fc from "fast-check";
import { queensLocalSearch } from "../../lib/queens-local-search";
import { Random } from "../../lib/random";
import type { Generators } from "../../scripts/core/generator";
import { problem } from "./problem";

const { maxN } = problem.bounds;

/** Small valid inputs, for stress runs and tests: placements with queens taken out. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(fc.integer({ min: 4, max: 12 }), fc.nat({ max: 1_000_000 }), fc.nat({ max: 9 })),
    {
      maxLength: 3,
    },
  )
  .map((boards) =>
    boards.map(([n, seed, tenths]) => board(new Random(seed), n, tenths / 10)).join(""),
  );

export const generators: Generators = {
  random: (random) => boards(random, 30, 4, 20),
  "empty-boards": () =>
    Array.from({ length: maxN - 3 }, (_, at) => `${at + 4}${" 0".repeat(at + 4)}\n`).join(""),
  largest: (random) => boards(random, 500, maxN, maxN),
};

function boards(random: Random, count: number, low: number, high: number): string {
  return Array.from({ length: count }, () =>
    board(random, random.int(low, high), random.float()),
  ).join("");
}

/** A random placement of which each queen stays with this probability. */
function board(random: Random, n: number, share: number): string {
  const columns = queensLocalSearch(n, random.uint32())!;
  return `${n} ${Array.from(columns, (column) => (random.float() < share ? column + 1 : 0)).join(" ")}\n`;
}
