/**
 * 15 Puzzle by breadth-first search on strings: one from the goal, BACK moves deep, for all boards, and
 * one from each board until it meets the first. Layers are kept in alphabetic order of their moves; boards
 * whose Manhattan distance exceeds the moves left are dropped.
 */
import { runProgram } from "../../lib/io/run-program";

const GOAL = "BCDEFGHIJKLMNOPA";
const MAX_MOVES = 35;
const BACK = 17;

/** Moves to the goal, for every board that has at most BACK of them. */
let near: Map<string, number> | undefined;

export function solve(input: Uint8Array): Uint8Array {
  near ??= fromGoal();
  const text = new TextDecoder().decode(input).replace("\ufeff", "");
  const numbers = text.split(/\s+/).filter(Boolean).map(Number);
  let output = "";
  for (let test = 1, at = 1; at < numbers.length; test++, at += 16) {
    const board = String.fromCharCode(...numbers.slice(at, at + 16).map((tile) => 65 + tile));
    const way = solvable(board) ? first(board, near) : undefined;
    output += `Case ${test}: ${way ?? "This puzzle is not solvable."}\n`;
  }
  return new TextEncoder().encode(output);
}

function fromGoal(): Map<string, number> {
  const moves = new Map([[GOAL, 0]]);
  for (const [board, depth] of moves) {
    if (depth === BACK) break;
    for (const [, child] of slides(board)) if (!moves.has(child)) moves.set(child, depth + 1);
  }
  return moves;
}

function first(start: string, near: ReadonlyMap<string, number>): string | undefined {
  const seen = new Set([start]);
  let layer: [board: string, way: string][] = [[start, ""]];
  for (let depth = 0; depth <= MAX_MOVES - BACK; depth++) {
    // The first near board of the layer lies on the alphabetically first solution: all near boards are
    // equally far from the start.
    const met = layer.find(([board]) => near.has(board));
    if (met) return met[1] + downhill(met[0], near);
    const next: [string, string][] = [];
    for (const [board, way] of layer) {
      for (const [move, child] of slides(board)) {
        if (seen.has(child)) continue;
        seen.add(child);
        // A tile needs a move for every row and column that it is away from home.
        if (depth + 1 + distance(child) <= MAX_MOVES) next.push([child, way + move]);
      }
    }
    layer = next;
  }
  return undefined;
}

/** The alphabetically first solution of a near board: at each step the first move that leads nearer. */
function downhill(board: string, near: ReadonlyMap<string, number>): string {
  const left = near.get(board)!;
  if (left === 0) return "";
  const [move, child] = slides(board).find(([, child]) => near.get(child) === left - 1)!;
  return move + downhill(child, near);
}

function distance(board: string): number {
  let sum = 0;
  for (let cell = 0; cell < 16; cell++) {
    const home = board.charCodeAt(cell) - 66;
    if (home >= 0) sum += Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  }
  return sum;
}

/** In alphabetic order. */
function slides(board: string): [move: string, board: string][] {
  const blank = board.indexOf("A");
  const children: [string, string][] = [];
  const swap = (move: string, to: number) => {
    const tile = board[to]!;
    children.push([move, board.replace("A", "?").replace(tile, "A").replace("?", tile)]);
  };
  if (blank < 12) swap("D", blank + 4);
  if (blank % 4 > 0) swap("L", blank - 1);
  if (blank % 4 < 3) swap("R", blank + 1);
  if (blank >= 4) swap("U", blank - 4);
  return children;
}

/** Every move is an exchange with the blank and changes its distance to the last cell by one. */
function solvable(letters: string): boolean {
  const board = Array.from(letters, (letter) => GOAL.indexOf(letter));
  const blank = letters.indexOf("A");
  let parity = (blank >> 2) + (blank & 3);
  for (let cell = 0; cell < 16; cell++) {
    for (; board[cell] !== cell; parity++) {
      const home = board[cell]!;
      [board[cell], board[home]] = [board[home]!, home];
    }
  }
  return parity % 2 === 0;
}

if (require.main === module) runProgram(solve);
