import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

type Size = readonly [rows: number, columns: number];
const TINY: readonly Size[] = [
  [1, 1],
  [1, 2],
  [1, 5],
  [4, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
];
const MIDDLE: readonly Size[] = [
  [2, 5],
  [5, 2],
  [2, 6],
  [6, 2],
  [3, 4],
  [4, 3],
];

/** The brute force needs as long for a board of 3×3 as for hundreds of the others. */
const anySize = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...TINY.filter((size) => size[0] * size[1] < 8)) },
  { weight: 3, arbitrary: fc.constantFrom(...TINY.filter((size) => size[0] * size[1] === 8)) },
  { weight: 1, arbitrary: fc.constantFrom(...TINY.filter((size) => size[0] * size[1] === 9)) },
);

export const rounds = 20;

/** Small valid inputs that shrink, for stress runs and tests: any board to 3×3, solvable or not. */
export const small: fc.Arbitrary<string> = fc
  .array(
    anySize.chain(([rows, columns]) =>
      fc.tuple(fc.constant(rows), fc.constant(columns), shuffled(rows * columns)),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((boards) => input(boards.map(([rows, columns, cells]) => show([rows, columns], cells))));

export const generators: Generators = {
  /** Any board of any small size. */
  tiny: (random) => many(50, () => shuffle(random, random.pick(TINY))),
  /** Any board of 2×5, 2×6, 3×4 and their transposes: half of them solvable. */
  middle: (random) => many(8, () => shuffle(random, random.pick(MIDDLE))),
  lines: (random) =>
    many(30, () => {
      const cells = random.int(1, problem.bounds.maxLine);
      const size: Size = random.int(0, 1) === 0 ? [1, cells] : [cells, 1];
      const tiles = Array.from({ length: cells }, (_, cell) => cell);
      const blank = random.int(0, cells - 1);
      tiles.copyWithin(0, 1, blank + 1);
      tiles[blank] = 0;
      if (cells > 2 && random.int(0, 2) === 0) {
        const at = tiles.findIndex((tile, cell) => tile * tiles[(cell + 1) % cells]! !== 0);
        [tiles[at], tiles[(at + 1) % cells]] = [tiles[(at + 1) % cells]!, tiles[at]!];
      }
      return show(size, tiles);
    }),
  /** 15-puzzles some random moves away from the goal. */
  fifteens: (random) => many(12, () => walk(random, [4, 4], random.int(1, 60))),
  /** One 15-puzzle far from the goal: a search without a heuristic runs out of memory. */
  "worst-fifteen": (random) => many(1, () => walk(random, [4, 4], 400)),
  /** As many boards as allowed: small ones in random order, larger ones by random moves. */
  large: (random) =>
    many(problem.bounds.maxBoards, (at) => {
      if (at % 20 === 0) return walk(random, [4, 4], random.int(1, 40));
      if (at % 20 < 5) return walk(random, random.pick(MIDDLE), random.int(1, 60));
      return shuffle(random, random.pick(TINY));
    }),
};

function shuffled(cells: number): fc.Arbitrary<number[]> {
  const tiles = Array.from({ length: cells }, (_, cell) => cell);
  return fc.shuffledSubarray(tiles, { minLength: cells, maxLength: cells });
}

function shuffle(random: Random, size: Size): string {
  return show(size, random.shuffle(Array.from({ length: size[0] * size[1] }, (_, cell) => cell)));
}

function walk(random: Random, [rows, columns]: Size, moves: number): string {
  const cells = rows * columns;
  const board = Array.from({ length: cells }, (_, cell) => (cell + 1) % cells);
  let blank = cells - 1;
  for (let move = 0; move < moves; move++) {
    const column = blank % columns;
    const ways = [blank - columns, blank + columns].filter((to) => to >= 0 && to < cells);
    if (column > 0) ways.push(blank - 1);
    if (column < columns - 1) ways.push(blank + 1);
    const to = random.pick(ways);
    [board[blank], board[to]] = [board[to]!, 0];
    blank = to;
  }
  return show([rows, columns], board);
}

function show([rows, columns]: Size, cells: readonly number[]): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(" "),
  );
  return `${rows} ${columns}\n${lines.join("\n")}\n`;
}

function many(count: number, board: (at: number) => string): string {
  return input(Array.from({ length: count }, (_, at) => board(at)));
}

function input(boards: readonly string[]): string {
  return `${boards.length}\n${boards.join("")}`;
}
