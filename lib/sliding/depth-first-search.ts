/**
 * depthFirstSearch: depth-first solutions of sliding puzzles: with memory (long solutions) or with limited
 * depth.
 *
 * Use     iterativeDeepeningSearch(board)(tiles).moves
 * Time    with memory O(states met · cells); limited O(3^depth)
 * Space   the store's bytes and the path; limited: the path alone
 * Limits  with memory the solutions have thousands of moves, as depth-first search does not look for short
 *         ones
 * Errors  RangeError where the kind of store does not fit the board
 * Source  the documents; iterative deepening: Korf 1985; own code
 * Tested  depth-first-search.test.ts: every path replayed, all 2×3 boards, counts against recursion
 */
import { SearchBudget, type SearchLimits, type SlidingSearch } from "./search-budget";
import type { SlidingBoard } from "./sliding-board";
import { type StateKind, stateStore } from "./state-store";

const MAX_STATES = 2 ** 26;

/** Takes the first untried move to a new state; goes back when there is none. */
export function depthFirstSearch(board: SlidingBoard, kind: StateKind): SlidingSearch {
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const store = stateStore(kind, board.rows, board.columns, MAX_STATES);
    const here = start.slice();
    const goal = board.goal().join();
    const last = board.cells - 1;
    store.add(here);
    const path: number[] = [];
    /** tried[d]: the next move to try after d moves. */
    const tried = [0];
    let blank = here.indexOf(0);
    while (blank !== last || here.join() !== goal) {
      if (!budget.allows(store.size, store.bytes + 16 * path.length)) break;
      const depth = path.length;
      const move = tried[depth]!++;
      if (move === 0) budget.expanded++;
      if (move === 4) {
        if (depth === 0) break;
        tried.pop();
        blank = slide(board, here, blank, path.pop()! ^ 1);
        continue;
      }
      const cell = board.to[4 * blank + move]!;
      if (cell < 0 || depth === limits.maxDepth) continue;
      budget.generated++;
      const before = blank;
      blank = slide(board, here, blank, move);
      if (store.add(here) >= 0) {
        path.push(move);
        tried.push(0);
        budget.frontier(path.length);
      } else {
        here[blank] = here[before]!;
        here[before] = 0;
        blank = before;
      }
    }
    const solved = here.join() === goal;
    const moves = solved ? Uint8Array.from(path) : undefined;
    return budget.result(moves, store.size, store.bytes + 16 * path.length);
  };
}

/**
 * Tries every path of up to maxDepth moves (default 31) in which no move undoes the one before; no
 * memory.
 */
export function depthLimitedSearch(board: SlidingBoard): SlidingSearch {
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const depth = limits.maxDepth ?? 31;
    return limited(board, start, depth, budget) ?? ended(budget, depth);
  };
}

/** Depth-limited search with the limits 0, 1, 2, …: shortest solutions without memory. */
export function iterativeDeepeningSearch(board: SlidingBoard): SlidingSearch {
  return (start, limits: SearchLimits = {}) => {
    const budget = new SearchBudget(limits);
    const deepest = limits.maxDepth ?? 255;
    for (let depth = 0; depth <= deepest; depth++) {
      const result = limited(board, start, depth, budget);
      if (result) return result;
      if (budget.stopped) return ended(budget, depth);
    }
    return ended(budget, deepest);
  };
}

function ended(budget: SearchBudget, depth: number) {
  budget.stopped ??= "depth";
  return budget.result(undefined, depth, 2 * depth);
}

function limited(board: SlidingBoard, start: Uint8Array, depth: number, budget: SearchBudget) {
  const here = start.slice();
  const home = board.goal();
  const path: number[] = [];
  /** Tiles away from home: none left means solved. */
  let away = 0;
  for (let cell = 0; cell < home.length; cell++) away += +(here[cell] !== home[cell]);
  const visit = (blank: number, back: number): boolean => {
    if (away === 0) return true;
    if (path.length === depth || !budget.allows(path.length, 2 * depth)) return false;
    budget.expanded++;
    for (let move = 0; move < 4; move++) {
      const cell = board.to[4 * blank + move]!;
      if (cell < 0 || move === back) continue;
      budget.generated++;
      const before = +(here[blank] !== home[blank]) + +(here[cell] !== home[cell]);
      slide(board, here, blank, move);
      away += +(here[blank] !== home[blank]) + +(here[cell] !== home[cell]) - before;
      path.push(move);
      budget.frontier(path.length);
      if (visit(cell, move ^ 1)) return true;
      path.pop();
      away -= +(here[blank] !== home[blank]) + +(here[cell] !== home[cell]) - before;
      slide(board, here, cell, move ^ 1);
      if (budget.stopped) return false;
    }
    return false;
  };
  if (!visit(here.indexOf(0), -1)) return undefined;
  return budget.result(Uint8Array.from(path), path.length, 2 * depth);
}

/** Moves the blank from its cell; returns its new cell. */
function slide(board: SlidingBoard, here: Uint8Array, blank: number, move: number): number {
  const cell = board.to[4 * blank + move]!;
  here[blank] = here[cell]!;
  here[cell] = 0;
  return cell;
}
