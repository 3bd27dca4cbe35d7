import fc from "fast-check";
import { queensLocalSearch } from "../../lib/queens/queens-local-search";
import { queensRandom } from "../../lib/queens/queens-random";
import { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxN } = problem.bounds;

/** Small valid inputs, for stress runs and tests: placements with queens taken out. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.integer({ min: 4, max: 8 }), fc.nat({ max: 1_000_000 }), fc.nat({ max: 9 })), {
    maxLength: 3,
  })
  .map((boards) =>
    boards
      .map(([n, seed, tenths]) => {
        const random = new Random(seed);
        return board(random, queensRandom(n, random)!, tenths / 10);
      })
      .join(""),
  );

export const generators: Generators = {
  random: (random) => boards(random, 30, 4, 20),
  "empty-boards": () =>
    Array.from({ length: maxN - 3 }, (_, at) => `${at + 4}${" 0".repeat(at + 4)}\n`).join(""),
  largest: (random) => boards(random, 500, maxN, maxN),
};

function boards(random: Random, count: number, low: number, high: number): string {
  return Array.from({ length: count }, () => {
    const [n, share] = [random.int(low, high), random.float()];
    return board(random, queensLocalSearch(n, random.uint32())!, share);
  }).join("");
}

/** A random placement; each queen stays with probability `share`. */
function board(random: Random, columns: ArrayLike<number>, share: number): string {
  return `${columns.length} ${Array.from(columns, (column) => (random.float() < share ? column + 1 : 0)).join(" ")}\n`;
}
