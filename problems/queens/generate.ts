import fc from "fast-check";
import { queensLocalSearch } from "../../lib/queens/queens-local-search";
import { queensRandom } from "../../lib/queens/queens-random";
import { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests: placements, and random squares. */
export const small: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 1, max: 6 }).chain((n) => {
    const line = fc.integer({ min: 0, max: n - 1 });
    return fc
      .array(fc.tuple(line, line), { minLength: n, maxLength: n })
      .map((queens) => lines(queens));
  }),
  fc
    .tuple(fc.integer({ min: 4, max: 8 }), fc.nat({ max: 1000 }))
    .map(([n, seed]) => lines(numbered(queensRandom(n, new Random(seed))!))),
);

export const generators: Generators = {
  placement: (random) => shuffled(random, random.int(4, 400)),
  "one-moved": (random) => moved(random, random.int(4, 400)),
  "largest-placement": (random) => shuffled(random, problem.bounds.maxN),
  "largest-one-moved": (random) => moved(random, problem.bounds.maxN),
};

function shuffled(random: Random, n: number): string {
  return lines(random.shuffle(placement(n, random.uint32())));
}

/** A placement with the rows of two queens exchanged. */
function moved(random: Random, n: number): string {
  const queens = random.shuffle(placement(n, random.uint32()));
  const [first, second] = queens;
  [first![1], second![1]] = [second![1]!, first![1]!];
  return lines(random.shuffle(queens));
}

function placement(n: number, seed: number): number[][] {
  return numbered(queensLocalSearch(n, seed)!);
}

function numbered(rows: ArrayLike<number>): number[][] {
  return Array.from(rows, (row, column) => [column, row]);
}

function lines(queens: readonly (readonly number[])[]): string {
  return `${queens.length}\n${queens.map((queen) => `${queen.join(" ")}\n`).join("")}`;
}
