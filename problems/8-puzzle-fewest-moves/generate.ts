import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const rounds = 20;

/** Small valid inputs that shrink: a few random boards, half of them impossible. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.shuffledSubarray(TILES, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 5 })
  .map(show);

export const generators: Generators = {
  random: (random) => show(Array.from({ length: 30 }, () => random.shuffle([...TILES]))),
  large: (random) =>
    show(Array.from({ length: problem.bounds.maxTests }, () => random.shuffle([...TILES]))),
};

function show(boards: readonly (readonly number[])[]): string {
  const lines = boards.flatMap((cells) => [
    "",
    ...[0, 3, 6].map((row) => cells.slice(row, row + 3).join(" ")),
  ]);
  return `${boards.length}\n${lines.join("\n")}\n`;
}
