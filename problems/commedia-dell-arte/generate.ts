import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide, maxNumbers } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests: cubes to 3×3×3, tiles in random order. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.integer({ min: 1, max: 3 }).chain((side) => {
      const cells = side ** 3;
      const tiles = Array.from({ length: cells }, (_, cell) => cell);
      const cube = fc.shuffledSubarray(tiles, { minLength: cells, maxLength: cells });
      return cube.map((cells) => show(side, cells));
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((cubes) => `${cubes.length}\n${cubes.join("")}`);

export const generators: Generators = {
  random: (random) => many(Array.from({ length: 40 }, () => shuffled(random, random.int(1, 6)))),
  /** Two cubes of the largest side. */
  "large-cubes": (random) => many([shuffled(random, maxSide), shuffled(random, maxSide)]),
  /** As many cubes as allowed. */
  "large-count": (random) =>
    many(Array.from({ length: maxNumbers / 8 }, () => shuffled(random, 2))),
};

function shuffled(random: Random, side: number): string {
  return show(side, random.shuffle(Int32Array.from({ length: side ** 3 }, (_, cell) => cell)));
}

function many(cubes: readonly string[]): string {
  return `${cubes.length}\n${cubes.join("")}`;
}

function show(side: number, cells: readonly number[] | Int32Array): string {
  const layers = Array.from({ length: side }, (_, layer) =>
    cells.slice(layer * side * side, (layer + 1) * side * side).join(" "),
  );
  return `${side}\n${layers.join("\n")}\n`;
}
