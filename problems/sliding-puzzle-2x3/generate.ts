import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";

const TILES = [0, 1, 2, 3, 4, 5];

/** A random board: half of them cannot be solved. */
export const small: fc.Arbitrary<string> = fc
  .shuffledSubarray(TILES, { minLength: 6, maxLength: 6 })
  .map(show);

export const generators: Generators = {
  random: (random) => show(random.shuffle([...TILES])),
};

function show(cells: readonly number[]): string {
  return [0, 3].map((row) => `${cells.slice(row, row + 3).join(" ")}\n`).join("");
}
