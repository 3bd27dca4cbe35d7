/**
 * bestFirstSearch: solutions of sliding puzzles by taking the most promising state first.
 *
 * Use     const search = bestFirstSearch(board, "packed", slidingHeuristic("manhattan", 2, 3), "aStar");
 *         search(tiles).moves
 * Time    O(states met · (cells + heuristic))
 * Space   the store's bytes, 5 a state and 12 an entry of the open list
 * Limits  priorities are integers in [0, 2^20]; at most 2^32 entries are put into the open list
 * Errors  RangeError where the kind of store does not fit the board
 * Source  A*: Hart, Nilsson, Raphael 1968; the documents; own code
 * Tested  best-first-search.test.ts: against a plain open list on 2×3 under every heuristic, replayed; A*
 *         against SlidingTable under inconsistent ones; budgets
 *
 * greedy  priority h alone. The second document calls this A*. It is quick, and its solutions are long
 * aStar   priority g + h. With an admissible h the goal has a shortest path when it is expanded; a closed
 *         state is opened again if a shorter path to it appears
 */
import { BinaryHeap } from "../structure/binary-heap";
import { SearchBudget, type SlidingSearch } from "./search-budget";
import type { SlidingBoard } from "./sliding-board";
import type { Heuristic } from "./sliding-heuristic";
import { type StateKind, stateStore } from "./state-store";

const MAX_STATES = 2 ** 26;
const NO_MOVE = 8;
const CLOSED = 16;
/** The open list is ordered by priority, then by the number of the push, in one double. */
const PUSHES = 2 ** 32;

export type BestFirst = "greedy" | "aStar";

export function bestFirstSearch(
  board: SlidingBoard,
  kind: StateKind,
  heuristic: Heuristic,
  by: BestFirst,
): SlidingSearch {
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const store = stateStore(kind, board.rows, board.columns, MAX_STATES);
    const weight = by === "aStar" ? 1 : 0;
    /** Of each state: the number of moves of the shortest known path; its last move, and CLOSED. */
    let cost = new Int32Array(1024);
    let last = new Uint8Array(1024);
    const open = new BinaryHeap(1024);
    // Among equal priorities, last in first out goes deep and ends A* soon; first in first out makes the
    // solutions of a greedy search far shorter.
    const turn = by === "greedy" ? 1 : -1;
    let pushes = 0;
    const here = start.slice();
    const goal = board.goal();
    const bytes = () => store.bytes + 5 * cost.length + 12 * open.size;
    last[store.add(here)] = NO_MOVE;
    open.push(0, heuristic.of(here) * PUSHES);
    while (open.size > 0) {
      if (!budget.allows(store.size, bytes())) break;
      const id = open.pop();
      if (last[id]! & CLOSED) continue; // a shorter path came later, and was taken before
      store.load(id, here);
      const blank = here.indexOf(0);
      if (blank === board.cells - 1 && here.every((tile, cell) => tile === goal[cell])) {
        const moves = new Uint8Array(cost[id]!);
        undo(id, moves);
        return budget.result(moves, store.size, bytes());
      }
      budget.expanded++;
      const back = last[id]! ^ 1;
      last[id]! |= CLOSED;
      const moved = cost[id]! + 1;
      for (let move = 0; move < 4; move++) {
        const cell = board.to[4 * blank + move]!;
        if (cell < 0 || move === back) continue;
        budget.generated++;
        here[blank] = here[cell]!;
        here[cell] = 0;
        const entry = store.add(here);
        const child = entry < 0 ? ~entry : entry;
        if (child === cost.length) {
          cost = grown(cost, new Int32Array(2 * child));
          last = grown(last, new Uint8Array(2 * child));
        }
        if (entry >= 0 || (weight === 1 && moved < cost[child]!)) {
          cost[child] = moved;
          last[child] = move;
          const priority = weight * moved + heuristic.of(here);
          open.push(child, priority * PUSHES + turn * ++pushes);
        }
        here[cell] = here[blank]!;
        here[blank] = 0;
      }
      budget.frontier(open.size);
    }
    return budget.result(undefined, store.size, bytes());

    /** Fills in the moves from the start, the last one first. */
    function undo(id: number, moves: Uint8Array): void {
      let at = id;
      for (let left = moves.length; left > 0; left--) {
        const move = last[at]! & 3;
        moves[left - 1] = move;
        const blank = here.indexOf(0);
        const cell = board.to[4 * blank + (move ^ 1)]!;
        here[blank] = here[cell]!;
        here[cell] = 0;
        at = store.find(here);
      }
    }
  };
}

function grown<T extends Int32Array | Uint8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
