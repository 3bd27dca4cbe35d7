/**
 * idaStarSearch: shortest solutions of sliding puzzles in the memory of one path, for any heuristic.
 *
 * Use     idaStarSearch(board, slidingHeuristic("manhattan", 2, 3))(tiles).moves
 * Time    O(nodes · (cells + heuristic)); sliding-ida.ts is the fast one for three heuristics
 * Space   O(depth)
 * Limits  boards to 36 cells
 * Errors  none of its own; with an inadmissible heuristic the solutions need not be shortest
 * Source  Korf, Artificial Intelligence 27, 1985; own code
 * Tested  ida-star-search.test.ts: against SlidingTable and plain recursion under every heuristic; budgets
 */
import { SearchBudget, type SlidingSearch } from "./search-budget";
import type { SlidingBoard } from "./sliding-board";
import type { Heuristic } from "./sliding-heuristic";

export function idaStarSearch(board: SlidingBoard, heuristic: Heuristic): SlidingSearch {
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const here = start.slice();
    const goal = board.goal();
    const deepest = limits.maxDepth ?? 255;
    const path: number[] = [];
    /** The least estimate beyond the bound of this round: the next bound. */
    let beyond = Number.POSITIVE_INFINITY;
    const visit = (blank: number, back: number, bound: number): boolean => {
      const total = path.length + heuristic.of(here);
      if (total > bound) {
        beyond = Math.min(beyond, total);
        return false;
      }
      if (blank === board.cells - 1 && here.every((tile, cell) => tile === goal[cell])) return true;
      if (!budget.allows(path.length, 2 * path.length)) return false;
      budget.expanded++;
      for (let move = 0; move < 4; move++) {
        const cell = board.to[4 * blank + move]!;
        if (cell < 0 || move === back) continue;
        budget.generated++;
        here[blank] = here[cell]!;
        here[cell] = 0;
        path.push(move);
        budget.frontier(path.length);
        if (visit(cell, move ^ 1, bound)) return true;
        path.pop();
        here[cell] = here[blank]!;
        here[blank] = 0;
        if (budget.stopped) return false;
      }
      return false;
    };
    for (let bound = heuristic.of(here); bound <= deepest; bound = beyond) {
      beyond = Number.POSITIVE_INFINITY;
      if (visit(here.indexOf(0), -1, bound)) {
        return budget.result(Uint8Array.from(path), budget.peakFrontier, 2 * budget.peakFrontier);
      }
      if (budget.stopped) break;
    }
    budget.stopped ??= "depth";
    return budget.result(undefined, budget.peakFrontier, 2 * budget.peakFrontier);
  };
}
