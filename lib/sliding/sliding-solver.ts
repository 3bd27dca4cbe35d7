/**
 * slidingSolver: a solver that finds shortest solutions of sliding puzzles of one size.
 *
 * Use     const solve = slidingSolver(2, 2); solve([1, 2, 0, 3])
 * Time    4×4: 10 ms for an easy board, 0.1 s for a median one, 0.15 s of tables once, Korf's 100 in 1.1 s;
 *         all smaller sizes milliseconds a board after at most 0.2 s of tables
 * Space   4×4: 6 MiB; 12 to 15 cells: up to 50 MiB
 * Limits  1×n and n×1; else up to 15 cells, and 4×4; the goal is 1 2 3 … with the blank last
 * Errors  RangeError for other sizes, and for a board that does not hold 0 … cells-1
 * Source  walking distance (Takahashi), additive databases (Korf and Felner), move pruning (Taylor and
 *         Korf); the partition 5-5-5 and the point of switching are from own measurements
 * Tested  sliding-solver.test.ts: against BFS on small sizes, replayed; every eighth of Korf's 100 boards
 *
 * IDA* with pattern databases. On 4×4 Manhattan distance, which needs almost no tables, comes first until
 * EASIEST_NODES are spent in all; then walking distance, whose tables take a quarter of the time.
 */
import { manhattanIda } from "./manhattan-ida";
import { REFUSED_WORDS, wordAutomaton } from "./move-automaton";
import { patternIda } from "./pattern-ida";
import { reflected } from "./sliding-board";
import { type IdaOptions, type IdaSearch, slidingIda } from "./sliding-ida";
import { slidingSolvable } from "./sliding-solvable";
import { WalkingDistance } from "./walking-distance";
import { walkingIda } from "./walking-ida";

/** Codes of the blank's moves (0 … 3 for U D L R) of a shortest solution; undefined: unsolvable. */
export type BoardSolver = (board: ArrayLike<number>) => Uint8Array | undefined;

export function slidingSolver(rows: number, columns: number): BoardSolver {
  if (!Number.isInteger(rows) || !Number.isInteger(columns) || rows < 1 || columns < 1) {
    throw new RangeError(`slidingSolver: rows and columns from 1 on, got ${rows}×${columns}`);
  }
  const solve = optimalSolver(rows, columns);
  return (board) => (slidingSolvable(rows, columns, board) ? solve(board) : undefined);
}

type Solve = (board: ArrayLike<number>) => Uint8Array;

function optimalSolver(rows: number, columns: number): Solve {
  const cells = rows * columns;
  if (rows === 1 || columns === 1) return lineSolver(rows === 1);
  if (cells > 15 && (rows !== 4 || columns !== 4)) {
    throw new RangeError(`slidingSolver: up to 15 cells or 4×4, got ${rows}×${columns}`);
  }
  if (rows > columns) return transposed(rows, columns);
  if (rows === 4) return fifteenSolver();
  const search = patternSearch(rows, columns, { count: "none" });
  return (board) => search(board).moves!;
}

/** For one line: if the tiles are in order, moves the blank to the end. */
function lineSolver(inOneRow: boolean): Solve {
  return (board) => {
    const blank = Array.from(board).indexOf(0);
    return new Uint8Array(board.length - 1 - blank).fill(inOneRow ? 3 : 1);
  };
}

/** Solves the reflected board. */
function transposed(rows: number, columns: number): Solve {
  const solve = optimalSolver(columns, rows);
  return (board) => solve(reflected(board, rows, columns)).map((move) => move ^ 2);
}

function fifteenSolver(): Solve {
  const automaton = wordAutomaton(REFUSED_WORDS);
  let search = slidingIda(4, 4, manhattanIda(4, 4), { automaton });
  let nodesLeft = EASIEST_NODES;
  const stages = [
    () => {
      const table = new WalkingDistance(4, 4);
      search = slidingIda(4, 4, walkingIda(4, 4, table, table), { automaton });
      nodesLeft = EASY_NODES;
    },
    () => {
      search = patternSearch(4, 4, { count: "none" });
      nodesLeft = Number.POSITIVE_INFINITY;
    },
  ];
  return (board) => {
    for (;;) {
      const { moves, nodes } = search(board, nodesLeft);
      nodesLeft -= nodes;
      if (moves) return moves;
      stages.shift()!();
    }
  };
}

/** IDA* by pattern databases alone, for boards of 2 to 4 rows and at least as many columns. */
export function patternSearch(
  rows: number,
  columns: number,
  options: Omit<IdaOptions, "automaton">,
): IdaSearch {
  const groups = PATTERN_GROUPS[`${rows}×${columns}`];
  if (!groups) throw new RangeError(`patternSearch: no groups for ${rows}×${columns}`);
  const tiles = groups.split(" | ").map((group) => group.split(" ").map(Number));
  const heuristic = patternIda(rows, columns, tiles, rows === columns);
  return slidingIda(rows, columns, heuristic, {
    ...options,
    automaton: wordAutomaton(REFUSED_WORDS),
  });
}

/** Nodes for all boards together; beyond that, building the tables of the next stage pays off. */
const EASIEST_NODES = 40_000;
const EASY_NODES = 800_000;

/** Best of some partitions tried for each size: connected blocks of columns. */
const PATTERN_GROUPS: Readonly<Record<string, string>> = {
  "2×2": "1 2 3",
  "2×3": "1 2 3 4 5",
  "2×4": "1 2 5 6 | 3 4 7",
  "3×3": "1 2 4 5 | 3 6 7 8",
  "2×5": "1 2 6 7 | 3 4 5 8 9",
  "2×6": "1 2 3 7 8 9 | 4 5 6 10 11",
  "2×7": "1 2 3 8 9 10 | 4 5 11 12 | 6 7 13",
  "3×4": "1 2 5 6 9 10 | 3 4 7 8 11",
  "3×5": "1 2 6 7 11 12 | 3 4 5 8 9 | 10 13 14",
  "4×4": "15 12 11 8 4 | 14 13 10 9 5 | 7 6 3 2 1",
};
