import fc from "fast-check";
import { testLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide, maxNumbers } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests: cubes to 3×3×3, tiles in random order. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(
    fc.integer({ min: 1, max: 3 }).chain((side) => {
      const cells = side ** 3;
      const tiles = Array.from({ length: cells }, (_, cell) => cell);
      return fc.shuffledSubarray(tiles, { minLength: cells, maxLength: cells });
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((cubes) => write(cubes.length, (at) => cubes[at]!));

export const generators: Generators = {
  random: (random) => write(40, () => shuffled(random, random.int(1, 6))),
  /** Two cubes of the largest side. */
  "large-cubes": (random) => write(2, () => shuffled(random, maxSide)),
  /** As many cubes as allowed. */
  "large-count": (random) => write(maxNumbers / 8, () => shuffled(random, 2)),
};

function shuffled(random: Random, side: number): number[] {
  const cells: number[] = [];
  while (cells.length < side ** 3) cells.push(cells.length);
  return random.shuffle(cells);
}

/** Of each cube its side and a line for each layer. */
function write(count: number, cube: (at: number) => readonly number[]): Uint8Array {
  return testLines(count, (at) => {
    const cells = cube(at);
    const side = Math.round(Math.cbrt(cells.length));
    const layers = Array.from({ length: side }, (_, layer) =>
      cells.slice(layer * side * side, (layer + 1) * side * side),
    );
    return [[side], ...layers];
  });
}
