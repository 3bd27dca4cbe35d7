/**
 * breadthFirstSearch: shortest solutions of sliding puzzles by blind search, from one end or both.
 *
 * Use     breadthFirstSearch(board, "packed")(tiles).moves; bidirectionalSearch(board, "packed")(tiles).moves
 * Time    O(states met · cells)
 * Space   the store's bytes and one a state; both ends: about the square root of that
 * Limits  as the store; on 4×4 both ends reach about 40 moves in a GB
 * Errors  RangeError where the kind of store does not fit the board
 * Source  the documents; parent move in the state, path rebuilt by undoing; own code
 * Tested  breadth-first-search.test.ts: against SlidingTable on small sizes, budgets, counts
 *
 * The store numbers states in order of discovery, so the queue is just the id of the next state to expand.
 * A state keeps only the move that led to it: undoing the move gives the state before.
 */
import { SearchBudget, type SlidingSearch } from "./search-budget";
import type { SlidingBoard } from "./sliding-board";
import { type StateKind, type StateStore, stateStore } from "./state-store";

const MAX_STATES = 2 ** 26;

/** BFS from the start to the goal. */
export function breadthFirstSearch(board: SlidingBoard, kind: StateKind): SlidingSearch {
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const side = new Side(board, kind, start);
    const goal = board.goal();
    const ends = (child: Uint8Array) => equal(child, goal);
    if (side.store.find(goal) === 0) side.met = 0;
    while (side.met < 0 && side.next < side.store.size) {
      if (!budget.allows(side.store.size, side.bytes)) break;
      side.expand(budget, ends);
    }
    const moves = side.met < 0 ? undefined : side.pathTo(goal);
    return budget.result(moves, side.store.size, side.bytes);
  };
}

/** BFS from both ends until the layers touch; each time the smaller front expands a whole layer. */
export function bidirectionalSearch(board: SlidingBoard, kind: StateKind): SlidingSearch {
  return (start, limits = {}) => {
    const budget = new SearchBudget(limits);
    const [front, back] = [new Side(board, kind, start), new Side(board, kind, board.goal())];
    const states = () => front.store.size + back.store.size;
    const bytes = () => front.bytes + back.bytes;
    const inFront = (child: Uint8Array) => front.store.find(child) >= 0;
    const inBack = (child: Uint8Array) => back.store.find(child) >= 0;
    if (back.store.find(start) === 0) return budget.result(new Uint8Array(0), states(), bytes());
    for (;;) {
      const side = front.width <= back.width ? front : back;
      const ends = side === front ? inBack : inFront;
      if (side.width === 0) return budget.result(undefined, states(), bytes());
      for (const end = side.store.size; side.next < end && side.met < 0; ) {
        if (!budget.allows(states(), bytes())) return budget.result(undefined, states(), bytes());
        side.expand(budget, ends);
      }
      if (side.met < 0) continue;
      const middle = new Uint8Array(board.cells);
      side.store.load(side.met, middle);
      const [to, from] = [front.pathTo(middle), back.pathTo(middle)];
      const moves = Uint8Array.of(...to, ...from.reverse().map((move) => move ^ 1));
      return budget.result(moves, states(), bytes());
    }
  };
}

/** One search front: its states, the move that led to each, the next state to expand. */
class Side {
  readonly store: StateStore;
  next = 0;
  /** The id that ended the search, or -1. */
  met = -1;
  private moves = new Uint8Array(1024);
  private readonly board: SlidingBoard;
  private readonly here: Uint8Array;

  constructor(board: SlidingBoard, kind: StateKind, start: Uint8Array) {
    this.board = board;
    this.store = stateStore(kind, board.rows, board.columns, MAX_STATES);
    this.here = new Uint8Array(board.cells);
    this.store.add(start);
    this.moves[0] = NO_MOVE;
  }

  /** States generated but not yet expanded. */
  get width(): number {
    return this.store.size - this.next;
  }

  get bytes(): number {
    return this.store.bytes + this.moves.length;
  }

  /** Expands the next state; stops at the first new child that `ends`. */
  expand(budget: SearchBudget, ends: (child: Uint8Array) => boolean): void {
    const store = this.store;
    const here = this.here;
    const { to } = this.board;
    const id = this.next++;
    store.load(id, here);
    const back = this.moves[id]! ^ 1;
    const blank = here.indexOf(0);
    budget.expanded++;
    for (let move = 0; move < 4; move++) {
      const cell = to[4 * blank + move]!;
      if (cell < 0 || move === back) continue;
      budget.generated++;
      here[blank] = here[cell]!;
      here[cell] = 0;
      const child = store.add(here);
      if (child >= 0) {
        if (child === this.moves.length) {
          const larger = new Uint8Array(2 * child);
          larger.set(this.moves);
          this.moves = larger;
        }
        this.moves[child] = move;
        if (ends(here)) {
          this.met = child;
          return;
        }
      }
      here[cell] = here[blank]!;
      here[blank] = 0;
    }
    budget.frontier(this.width);
  }

  /** The moves from this side's start to a state it has, rebuilt by undoing. */
  pathTo(state: Uint8Array): Uint8Array {
    const here = state.slice();
    const moves: number[] = [];
    for (;;) {
      const move = this.moves[this.store.find(here)]!;
      if (move === NO_MOVE) return Uint8Array.from(moves.reverse());
      moves.push(move);
      const blank = here.indexOf(0);
      const cell = this.board.to[4 * blank + (move ^ 1)]!;
      here[blank] = here[cell]!;
      here[cell] = 0;
    }
  }
}

const NO_MOVE = 8;

function equal(a: Uint8Array, b: Uint8Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
