import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";

const aside = fc.constantFrom(0, 1, 3, 4, 6, 7);
const below = fc.integer({ min: 0, max: 5 });

export const rounds = 40;

/** Small valid inputs that shrink, for stress runs and tests: up to five swaps from the goal. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      aside.map((at) => [at, at + 1]),
      below.map((at) => [at, at + 3]),
    ),
    {
      maxLength: 5,
    },
  )
  .map((swaps) => {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const [a, b] of swaps) [cells[a!], cells[b!]] = [cells[b!]!, cells[a!]!];
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
