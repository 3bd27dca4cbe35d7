/**
 * slidingHeuristic: estimates of the moves left on a sliding puzzle, by name.
 *
 * Use     slidingHeuristic("manhattan", 2, 3).of(tiles)
 * Time    O(cells) a board (linear conflict O(cells · side)); tables of some are built first
 * Space   none, or those of walking distance and pattern databases
 * Limits  the goal is 1 2 3 … with the blank last; databases up to 16 cells, walking distance too but for
 *         2×7 and 2×8; not checked to be numbers: pointsInPlace(board)
 * Errors  RangeError where a table does not fit the board
 * Source  Manhattan, tiles in place: the documents; linear conflict: Hansson, Mayer, Yung 1992;
 *         walking distance: Takahashi; inversion distance: after M. Kim; databases: Korf, Felner
 * Tested  sliding-heuristic.test.ts: admissible and consistent, or not, as stated, on every 3×3 state
 */
import { neighbourMasks } from "./pattern-blocks";
import { PatternDatabase } from "./pattern-database";
import { reflected } from "./sliding-board";
import { WalkingDistance } from "./walking-distance";

export interface Heuristic {
  readonly name: HeuristicName;
  /** Never above the true distance, so A* and IDA* give shortest ways. */
  readonly admissible: boolean;
  /** Changes by at most one with a move, so A* never opens a state again. */
  readonly consistent: boolean;
  readonly of: (board: Uint8Array) => number;
}

export type HeuristicName = (typeof HEURISTICS)[number];

export const HEURISTICS = [
  "tiles-in-place",
  "misplaced",
  "manhattan",
  "manhattan-with-blank",
  "linear-conflict",
  "walking-distance",
  "inversion-distance",
  "pattern-databases",
] as const;

export function slidingHeuristic(name: HeuristicName, rows: number, columns: number): Heuristic {
  const admissible = name !== "manhattan-with-blank" && name !== "tiles-in-place";
  return {
    name,
    admissible,
    consistent: admissible && name !== "pattern-databases",
    of: estimate(name, rows, columns),
  };
}

function estimate(name: HeuristicName, rows: number, columns: number): Heuristic["of"] {
  switch (name) {
    case "tiles-in-place":
      // The document's points, reversed so that less is better: cells that differ from the goal, the
      // blank's too. That is one more than `misplaced` if the blank is not on its goal cell.
      return (board) => {
        let away = 0;
        for (let cell = 0; cell < board.length; cell++) {
          away += +(board[cell] !== (cell + 1) % board.length);
        }
        return away;
      };
    case "misplaced":
      return (board) => {
        let away = 0;
        for (let cell = 0; cell < board.length; cell++) {
          away += +(board[cell] !== 0 && board[cell] !== cell + 1);
        }
        return away;
      };
    case "manhattan":
      return (board) => manhattan(board, columns, false);
    case "manhattan-with-blank":
      return (board) => manhattan(board, columns, true);
    case "linear-conflict":
      return (board) => manhattan(board, columns, false) + conflicts(board, rows, columns);
    case "inversion-distance":
      return (board) =>
        inversionMoves(board, columns) + inversionMoves(reflected(board, rows, columns), rows);
    case "walking-distance":
      return walking(rows, columns);
    case "pattern-databases":
      return patterns(rows, columns);
  }
}

/** Points of the document: tiles on their places, larger is better. */
export function pointsInPlace(board: ArrayLike<number>): number {
  let points = 0;
  for (let cell = 0; cell < board.length; cell++) {
    points += +(board[cell] === cell + 1);
  }
  return points;
}

function manhattan(board: Uint8Array, columns: number, withBlank: boolean): number {
  let sum = 0;
  for (let cell = 0; cell < board.length; cell++) {
    const tile = board[cell]!;
    if (tile === 0 && !withBlank) continue;
    const home = tile === 0 ? board.length - 1 : tile - 1;
    sum += Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
    sum += Math.abs((cell % columns) - (home % columns));
  }
  return sum;
}

/** Two moves for every tile that must leave its goal line so that the others there can pass. */
function conflicts(board: Uint8Array, rows: number, columns: number): number {
  let moves = 0;
  const line: number[] = [];
  for (let row = 0; row < rows; row++) {
    line.length = 0;
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      const tile = board[cell]!;
      if (Math.floor((tile - 1) / columns) === row) line.push(tile);
    }
    moves += 2 * (line.length - longestRising(line));
  }
  for (let column = 0; column < columns; column++) {
    line.length = 0;
    for (let cell = column; cell < board.length; cell += columns) {
      const tile = board[cell]!;
      if (tile !== 0 && (tile - 1) % columns === column) line.push(tile);
    }
    moves += 2 * (line.length - longestRising(line));
  }
  return moves;
}

/** Tiles that may stay: the longest rising subsequence. */
function longestRising(line: readonly number[]): number {
  let best = 0;
  const ending: number[] = [];
  for (let at = 0; at < line.length; at++) {
    ending[at] = 1;
    for (let before = 0; before < at; before++) {
      if (line[before]! < line[at]!) ending[at] = Math.max(ending[at]!, ending[before]! + 1);
    }
    best = Math.max(best, ending[at]!);
  }
  return best;
}

/** A vertical move passes columns - 1 tiles, so it removes at most that many inversions. */
function inversionMoves(board: Uint8Array, columns: number): number {
  let inversions = 0;
  for (let right = 1; right < board.length; right++) {
    if (board[right] === 0) continue;
    for (let left = 0; left < right; left++) inversions += +(board[left]! > board[right]!);
  }
  if (columns === 1) return 0;
  const passed = columns - 1;
  return Math.floor(inversions / passed) + (inversions % passed);
}

function walking(rows: number, columns: number): Heuristic["of"] {
  const down = new WalkingDistance(rows, columns);
  const across = new WalkingDistance(columns, rows);
  const rowOf = Array.from({ length: rows * columns }, (_, tile) =>
    Math.floor((tile - 1) / columns),
  );
  const columnOf = Array.from({ length: rows * columns }, (_, tile) => (tile - 1) % columns);
  return (board) =>
    down.distance[down.stateOf(board, (cell) => Math.floor(cell / columns), rowOf)]! +
    across.distance[across.stateOf(board, (cell) => cell % columns, columnOf)]!;
}

/** Groups of up to five tiles, each grown from the first free one over its neighbours. */
function patterns(rows: number, columns: number): Heuristic["of"] {
  const cells = rows * columns;
  const neighbours = neighbourMasks(rows, columns);
  const groups: number[][] = [];
  let free = 2 ** (cells - 1) - 1;
  while (free !== 0) {
    let group = free & -free;
    for (let count = 1; count < Math.min(5, Math.ceil((cells - 1) / 2)); count++) {
      let edge = 0;
      for (let cell = 0; cell < cells; cell++) if ((group >>> cell) & 1) edge |= neighbours[cell]!;
      edge &= free & ~group;
      group |= edge & -edge;
    }
    free &= ~group;
    groups.push(
      Array.from({ length: cells }, (_, tile) => tile).filter(
        (tile) => tile > 0 && (group >>> (tile - 1)) & 1,
      ),
    );
  }
  const bases = groups.map((tiles) => new PatternDatabase(rows, columns, tiles));
  const sum = (board: Uint8Array) =>
    bases.reduce((total, base) => total + base.values[base.indexOf(board)]!, 0);
  if (rows !== columns) return sum;
  return (board) => Math.max(sum(board), sum(reflected(board, rows, columns)));
}
