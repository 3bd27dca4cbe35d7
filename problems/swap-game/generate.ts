import fc from "fast-check";
import type { Random } from "../../lib/random";
import type { Generators } from "../../scripts/core/generator";

/** Small valid inputs that shrink, for stress runs and tests: up to seven swaps from the goal. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 7 }), { maxLength: 7 })
  .map((steps) => {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const at of steps) [cells[at], cells[at + 1]] = [cells[at + 1]!, cells[at]!];
    return write(cells);
  });

export const generators: Generators = {
  random: (random) => write(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])),
  near: (random) => near(random, 8),
};

function near(random: Random, swaps: number): string {
  const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let swap = 0; swap < swaps; swap++) {
    const at = random.int(0, 5);
    [cells[at], cells[at + 3]] = [cells[at + 3]!, cells[at]!];
  }
  return write(cells);
}

function write(cells: readonly number[]): string {
  return [0, 3, 6].map((at) => `${cells.slice(at, at + 3).join(" ")}\n`).join("");
}
