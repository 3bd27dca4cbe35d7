import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { minSide, maxSide } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: minSide, max: 7 }).chain((side) => {
  const count = side * side;
  return fc
    .tuple(
      fc.array(fc.constantFrom(".", ".", ".", "#"), { minLength: count, maxLength: count }),
      fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 2, maxLength: 2 }),
    )
    .map(([cells, ends]) => write(side, cells, ends));
});

export const generators: Generators = {
  random: (random) => board(random, random.int(3, 12), 4),
  sparse: (random) => board(random, maxSide, 9),
  dense: (random) => board(random, maxSide, 3),
  corners: () => write(maxSide, new Array(maxSide ** 2).fill("."), [0, maxSide ** 2 - 1]),
};

/** One cell in `every` is removed. */
function board(random: Random, side: number, every: number): string {
  const cells = Array.from({ length: side * side }, () => (random.int(1, every) === 1 ? "#" : "."));
  const first = random.int(0, side * side - 1);
  const second = (first + random.int(1, side * side - 1)) % (side * side);
  return write(side, cells, [first, second]);
}

function write(side: number, cells: readonly string[], ends: readonly number[]): string {
  const marked = cells.map((cell, at) => (ends.includes(at) ? "@" : cell));
  const rows = Array.from({ length: side }, (_, row) =>
    marked.slice(row * side, (row + 1) * side).join(""),
  );
  return `${side}\n${rows.join("\n")}\n`;
}
