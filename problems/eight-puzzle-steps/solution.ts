/**
 * 8 Puzzle Steps: the fewest slides that bring a 3 × 3 board to its goal.
 *
 * In      three lines of three numbers, 0 the blank
 * Out     the fewest moves
 * Idea    A*: expand next the board with the least f = g + h, and among these the one with the least h
 * Time    O(b log b) for b boards met: about 10^4 of the 181,440 where the answer is 31
 * Space   O(b)
 * Source  AOJ ALDS1_13_B; A*: Hart, Nilsson, Raphael 1968
 *
 * board    three bits a cell: its tile - 1, and 0 for the blank
 * states   a number, the id, for each pair (board, cell of the blank) that was met
 * g        g[id] = moves of the shortest known way to the state
 * h        h[id] = the sum over the tiles of their Manhattan distances to their goals
 */
import { gridMoves, ROOK_STEPS } from "../../lib/grid/grid-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { BinaryHeap } from "../../lib/structure/binary-heap";
import { StateIndex } from "../../lib/structure/state-index";
import { bounds } from "./problem";

const SIDE = 3;
const NEXT_TO = gridMoves(SIDE, SIDE, ROOK_STEPS);
const FEW = 2 ** 14; // states for which there is room from the start

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const cells: number[] = [];
  while (cells.length < bounds.cells) cells.push(scanner.intIn(0, 8, "a tile"));
  return new Writer().int(aStar(cells).moves).newline().result();
}

export function aStar(cells: readonly number[]): { moves: number; expanded: number } {
  const states = new StateIndex(bounds.states, FEW);
  const open = new BinaryHeap(FEW);
  const g = new Uint8Array(bounds.states);
  const h = new Uint8Array(bounds.states);
  let start = 0;
  for (const [cell, tile] of cells.entries()) {
    if (tile > 0) start |= (tile - 1) << (3 * cell);
    if (tile > 0) h[0]! += distance(tile - 1, cell);
  }
  open.push(states.add(start, cells.indexOf(0)), order(0, h[0]!));
  for (let expanded = 0; open.size > 0; expanded++) {
    const id = open.pop();
    if (h[id] === 0) return { moves: g[id]!, expanded };
    if (open.priority > order(g[id]!, h[id]!)) continue; // expanded already, by a shorter way
    const board = states.low(id);
    const blank = states.high(id);
    for (const cell of NEXT_TO(blank)) {
      const tile = (board >> (3 * cell)) & 7;
      const entry = states.add(board ^ (tile << (3 * cell)) ^ (tile << (3 * blank)), cell);
      const next = entry < 0 ? ~entry : entry;
      if (entry < 0 && g[next]! <= g[id]! + 1) continue;
      g[next] = g[id]! + 1;
      h[next] = h[id]! - distance(tile, cell) + distance(tile, blank);
      open.push(next, order(g[next]!, h[next]!));
    }
  }
  throw new Error("the goal cannot be reached");
}

/** Least f = g + h first; among equal ones least h, which is below 64. */
function order(g: number, h: number): number {
  return 64 * (g + h) + h;
}

/** Rows and columns between two cells; tile t + 1 has its goal on cell t. */
function distance(a: number, b: number): number {
  return Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.trunc(a / SIDE) - Math.trunc(b / SIDE));
}

if (require.main === module) runProgram(solve);
