import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";

const TILES = [..."ABCDEFGHIJKLMNO."];

/** The tiles in random order. */
export const small: fc.Arbitrary<string> = fc
  .shuffledSubarray(TILES, { minLength: 16, maxLength: 16 })
  .map(show);

export const generators: Generators = {
  random: (random) => show(random.shuffle([...TILES])),
};

function show(tiles: readonly string[]): string {
  return [0, 4, 8, 12].map((row) => `${tiles.slice(row, row + 4).join("")}\n`).join("");
}
