/**
 * Knights in FEN: the fewest knight moves into the blank that bring a 5 × 5 board to its goal.
 *
 * In      N, then N boards of five lines: 0 white, 1 black, a space the blank
 * Out     Solvable in n move(s). or, from 11 on, Unsolvable in less than 11 move(s).
 * Idea    breadth-first search backwards from the goal, ten layers, once; then look-ups
 * Time    O(boards within ten moves), 57,427 of them
 * Space   the same
 * Source  Kattis knightsfen, UVa 10422
 *
 * board    bits 0 … 24: the cells with a black knight; the blank's bit is 0
 * StateIndex holds (board, blank) and numbers them in the order of the search
 */
import { gridMoves } from "../../lib/grid/grid-moves";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { StateIndex } from "../../lib/structure/state-index";
import { bounds } from "./problem";

const SIDE = 5;
const GOAL = "111110111100 110000100000";
const MOVES = gridMoves(SIDE, SIDE, leaperMoves(1, 2));

const { states, moves } = searchFromGoal();

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "N");
  scanner.lineBytes(); // the rest of the line with N
  for (let test = 0; test < tests; test++) {
    let cells = "";
    for (let row = 0; row < SIDE; row++) cells += rowOf(scanner);
    const id = states.find(blackKnights(cells), cells.indexOf(" "));
    if (id < 0) writer.text("Unsolvable in less than 11 move(s).\n");
    else writer.text("Solvable in ").int(moves[id]!).text(" move(s).\n");
  }
  return writer.result();
}

/** All boards within ten moves of the goal; moves[id] is the number of moves. */
function searchFromGoal(): { states: StateIndex; moves: number[] } {
  const states = new StateIndex(2 ** 20);
  const moves = [0];
  states.add(blackKnights(GOAL), GOAL.indexOf(" "));
  for (let id = 0; id < states.size && moves[id]! < bounds.maxMoves; id++) {
    const board = states.low(id);
    const blank = states.high(id);
    for (const cell of MOVES(blank)) {
      const black = (board >> cell) & 1;
      const next = (board & ~(1 << cell)) | (black << blank);
      if (states.add(next, cell) >= 0) moves.push(moves[id]! + 1);
    }
  }
  return { states, moves };
}

/** A row of five; the input may lack a blank at its end. */
function rowOf(scanner: Scanner): string {
  const start = scanner.at;
  const row = scanner.line().padEnd(SIDE);
  if (!/^[01 ]{5}$/.test(row)) scanner.fail("five of 0, 1 and a space", start);
  return row;
}

function blackKnights(cells: string): number {
  let board = 0;
  for (let cell = 0; cell < SIDE * SIDE; cell++) if (cells[cell] === "1") board |= 1 << cell;
  return board;
}

if (require.main === module) runProgram(solve);
