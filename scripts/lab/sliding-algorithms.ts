import { bestFirstSearch } from "../../lib/sliding/best-first-search";
import { bidirectionalSearch, breadthFirstSearch } from "../../lib/sliding/breadth-first-search";
import {
  depthFirstSearch,
  depthLimitedSearch,
  iterativeDeepeningSearch,
} from "../../lib/sliding/depth-first-search";
import { idaStarSearch } from "../../lib/sliding/ida-star-search";
import { SearchBudget, type SlidingSearch } from "../../lib/sliding/search-budget";
import { reflected, type SlidingBoard } from "../../lib/sliding/sliding-board";
import { type HeuristicName, slidingHeuristic } from "../../lib/sliding/sliding-heuristic";
import { patternSearch } from "../../lib/sliding/sliding-solver";
import type { StateKind } from "../../lib/sliding/state-store";
import { nearest } from "../base/nearest";

/** Every search that the commands offer, by name; making one builds the tables of its heuristic. */
export const ALGORITHMS = {
  bfs: (board) => breadthFirstSearch(board, kindForAll(board)),
  dfs: (board) => depthFirstSearch(board, kindForAll(board)),
  "greedy-in-place": greedy("tiles-in-place"),
  "greedy-manhattan": greedy("manhattan-with-blank"),
  "bfs-both-ends": (board) => bidirectionalSearch(board, kindFor(board)),
  "depth-limited": (board) => depthLimitedSearch(board),
  "iterative-deepening": (board) => iterativeDeepeningSearch(board),
  "a-star-misplaced": aStar("misplaced"),
  "a-star-manhattan": aStar("manhattan"),
  "a-star-linear-conflict": aStar("linear-conflict"),
  "a-star-walking": aStar("walking-distance"),
  "a-star-inversions": aStar("inversion-distance"),
  "a-star-patterns": aStar("pattern-databases"),
  "ida-star-manhattan": idaStar("manhattan"),
  "ida-star-linear-conflict": idaStar("linear-conflict"),
  "ida-star-walking": idaStar("walking-distance"),
  "ida-star-inversions": idaStar("inversion-distance"),
  "ida-star-patterns": idaStar("pattern-databases"),
  "ida-star-generated": generated,
} as const satisfies Record<string, (board: SlidingBoard) => SlidingSearch>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const ALGORITHM_NAMES = Object.keys(ALGORITHMS) as AlgorithmName[];

/** The algorithm of that name, or else the names nearest to it. */
export function algorithmNamed(name: string): AlgorithmName | readonly string[] {
  const algorithmName = ALGORITHM_NAMES.find((algorithm) => algorithm === name);
  return algorithmName ?? nearest(name, ALGORITHM_NAMES);
}

/** Those that give shortest solutions. */
export function isOptimal(name: AlgorithmName): boolean {
  return name !== "dfs" && name !== "depth-limited" && !name.startsWith("greedy");
}

/** Those that remember the states they met; the others count the nodes they made. */
export function keepsStates(name: AlgorithmName): boolean {
  return !name.endsWith("deepening") && name !== "depth-limited" && !name.startsWith("ida-star");
}

/** Four bits a tile in two words where that fits. */
function kindFor(board: SlidingBoard): StateKind {
  return board.cells <= 16 ? "packed" : "wide";
}

/** For searches that may visit all states: a third of the bytes on small boards. */
function kindForAll(board: SlidingBoard): StateKind {
  return board.cells <= 9 && board.cells >= 3 ? "rank" : kindFor(board);
}

function greedy(name: HeuristicName) {
  return (board: SlidingBoard): SlidingSearch =>
    bestFirstSearch(board, kindFor(board), heuristicOf(name, board), "greedy");
}

function aStar(name: HeuristicName) {
  return (board: SlidingBoard): SlidingSearch =>
    bestFirstSearch(board, kindFor(board), heuristicOf(name, board), "aStar");
}

function idaStar(name: HeuristicName) {
  return (board: SlidingBoard): SlidingSearch => idaStarSearch(board, heuristicOf(name, board));
}

/**
 * The fast search: the generated code of slidingIda with its own pattern databases and pruned move
 * words.
 */
function generated({ rows, columns }: SlidingBoard): SlidingSearch {
  const isTall = rows > columns;
  let allows = () => true;
  const search = patternSearch(Math.min(rows, columns), Math.max(rows, columns), {
    allows: () => allows(),
  });
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const { maxMs = Number.POSITIVE_INFINITY, clock = () => 0 } = limits;
    const end = clock() + maxMs;
    allows = () => clock() < end;
    const { moves, nodes, bound } = search(isTall ? reflected(start, rows, columns) : start);
    if (!moves) budget.stopped = "time";
    budget.expanded = nodes;
    budget.generated = nodes; // a child beyond the bound is never made
    budget.frontier(bound);
    const turned = isTall ? moves?.map((move) => move ^ 2) : moves;
    return budget.result(turned, bound, 4 * bound);
  };
}

function heuristicOf(name: HeuristicName, { rows, columns }: SlidingBoard) {
  return slidingHeuristic(name, rows, columns);
}
