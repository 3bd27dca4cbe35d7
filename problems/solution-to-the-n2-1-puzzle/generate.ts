import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

/** Small valid inputs that shrink: any board to 4×4, half of them without an answer. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 4 }).chain((side) => {
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  const board = fc.shuffledSubarray(cells, { minLength: cells.length, maxLength: cells.length });
  return board.map((tiles) => show(side, tiles));
});

export const generators: Generators = {
  /** Any board of any size. */
  random: (random) => show(...shuffled(random, random.int(2, problem.bounds.maxSide))),
  "largest-solvable": (random) => show(...ofParity(random, problem.bounds.maxSide, 0)),
  "largest-unsolvable": (random) => show(...ofParity(random, problem.bounds.maxSide, 1)),
  "five-solvable": (random) => show(...ofParity(random, 5, 0)),
};

type Board = [side: number, cells: number[]];

function shuffled(random: Random, side: number): Board {
  return [side, random.shuffle(Array.from({ length: side * side }, (_, cell) => cell))];
}

/** A random order with the blank last; exchanges tiles 1 and 2 if the parity is wrong. */
function ofParity(random: Random, side: number, parity: number): Board {
  const tiles = random.shuffle(Array.from({ length: side * side - 1 }, (_, cell) => cell + 1));
  let inversions = 0;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) inversions++;
  });
  const right = inversions % 2 === parity;
  const board = right ? tiles : tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
  // A walk of the blank keeps the parity and moves the blank out of its corner.
  let blank = board.push(0) - 1;
  const go = (to: number) => {
    [board[blank], board[to]] = [board[to]!, 0];
    blank = to;
  };
  for (let left = random.int(0, side - 1); left > 0; left--) go(blank - 1);
  for (let left = random.int(0, side - 1); left > 0; left--) go(blank - side);
  return [side, board];
}

function show(side: number, cells: readonly number[]): string {
  const lines = Array.from({ length: side }, (_, row) =>
    cells.slice(row * side, (row + 1) * side).join(" "),
  );
  return `${side}\n${lines.join("\n")}\n`;
}
