/**
 * Knight's Tour: a knight's path from a given cell over all 64 cells of a chessboard.
 *
 * In      x y: column and row of the first cell, from 1
 * Out     8 rows of 8 numbers: the time at which the knight visits the cell, 1 for the first cell
 * Idea    Warnsdorff's rule: go to the cell with the fewest onward moves; backtrack where that fails
 * Time    O(64 · 8 · 8) where the rule does not fail, as from most cells
 * Space   O(64)
 * Source  CSES 1689; H. C. von Warnsdorff (1823)
 *
 * order    order[cell] = 1 … 64, 0 while not visited; cells are numbered row * 8 + column
 * NEAR     NEAR[cell] = the cells one move away
 * tries    tries[depth] = cells to be tried after that many moves, the best one last
 */
import { gridMoves } from "../../lib/grid/grid-moves";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SIDE = bounds.side;
const MOVES = gridMoves(SIDE, SIDE, leaperMoves(1, 2));
const NEAR = Array.from({ length: SIDE * SIDE }, (_, cell) => [...MOVES(cell)]);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const column = scanner.intIn(1, SIDE, "x") - 1;
  const row = scanner.intIn(1, SIDE, "y") - 1;
  const order = tour(row * SIDE + column);
  for (let cell = 0; cell < order.length; cell++) {
    writer.int(order[cell]!).byte((cell + 1) % SIDE === 0 ? 10 : 32);
  }
  return writer.result();
}

function tour(start: number): Uint8Array {
  const order = new Uint8Array(SIDE * SIDE);
  const path: number[] = [];
  const tries: number[][] = [[start]];
  while (path.length < order.length) {
    const next = tries[path.length]!.pop();
    if (next === undefined) {
      tries.pop();
      order[path.pop()!] = 0; // no onward move: take the last move back
      continue;
    }
    path.push(next);
    order[next] = path.length;
    tries.push(byFewestWaysOn(order, next));
  }
  return order;
}

/** The free cells one move away, those with the fewest free cells after them last. */
function byFewestWaysOn(order: Uint8Array, cell: number): number[] {
  const free = (from: number) => NEAR[from]!.filter((to) => order[to] === 0);
  const ways = free(cell).map((to) => ({ to, on: free(to).length }));
  return ways.sort((a, b) => b.on - a.on).map(({ to }) => to);
}

if (require.main === module) runProgram(solve);
