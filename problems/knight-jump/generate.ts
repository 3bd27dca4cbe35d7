import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxSide } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 7 }).chain((side) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(".", ".", ".", "#"), {
        minLength: side * side,
        maxLength: side * side,
      }),
      fc.integer({ min: 0, max: side * side - 1 }),
    )
    .map(([cells, knight]) => write(side, cells, knight)),
);

export const generators: Generators = {
  random: (random) => board(random, random.int(1, 12), 4),
  sparse: (random) => board(random, maxSide, 9),
  dense: (random) => board(random, maxSide, 3),
  open: () => write(maxSide, new Array(maxSide * maxSide).fill("."), maxSide * maxSide - 1),
};

/** One cell in `every` is blocked. */
function board(random: Random, side: number, every: number): string {
  const cells = Array.from({ length: side * side }, () => (random.int(1, every) === 1 ? "#" : "."));
  return write(side, cells, random.int(0, side * side - 1));
}

function write(side: number, cells: readonly string[], knight: number): string {
  const rows: string[] = [];
  for (let row = 0; row < side; row++) {
    const line = cells.slice(row * side, (row + 1) * side);
    if (row === 0 && line[0] === "#") line[0] = ".";
    if (row === Math.floor(knight / side)) line[knight % side] = "K";
    rows.push(`${line.join("")}\n`);
  }
  return `${side}\n${rows.join("")}`;
}
