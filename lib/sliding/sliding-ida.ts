/**
 * slidingIda: iterative-deepening A* for sliding puzzles of up to 16 cells, as generated code.
 *
 * Use     const search = slidingIda(2, 3, manhattanIda(2, 3), { automaton: moveAutomaton(8).next });
 *         search(tiles).moves
 * Time    4×4: 25 to 100 million nodes a second, by heuristic; deepens by 2 from the heuristic's value
 * Space   O(cells) beside the heuristic's tables; the recursion is as deep as the solution is long
 * Limits  up to 16 cells; the goal is 1 2 3 … with the blank last; solutions up to 250 moves
 * Errors  RangeError for a bad size; needs `new Function`
 * Source  IDA*: Korf, Artificial Intelligence 27, 1985; one function a blank cell: own code
 * Tested  sliding-ida.test.ts: node by node against a plain search; Korf's counts: manhattan-ida.test.ts
 *
 * There is one function for every cell that the blank may be on, so that neighbours, shifts and table
 * offsets are constants. A board is nibbles in two words, cell c in `lo` for c < 8, else in `hi`.
 * The heuristic contributes variables that are handed down and code for one move:
 *
 * t        the tile that moves        left   moves left under the bound before this move
 * q        state of the automaton     N[0]   nodes that may still be counted before MORE() is asked
 *
 * The way back from a solution returns only constants. Code that never ran before has no type feedback in
 * V8: every function of the path would be deoptimised and compiled again.
 */
import { BLANK_MOVES } from "./sliding-table";

/** Code that lets one tile `t` move to the blank's cell, and the tables that it reads. */
export interface IdaHeuristic {
  /**
   * Tables, by the names that the code uses; upper-case names of two or more letters. Of more than 64
   * bytes each: V8 keeps smaller ones in its heap and reloads address and length at every access.
   */
  readonly tables: Readonly<Record<string, ArrayLike<number>>>;
  /** Names handed from a node to its children, such as the value "h". */
  readonly variables: readonly string[];
  /** The code of the move by which the blank goes from cell `blank` to `to`. */
  readonly edge: (blank: number, to: number) => IdaEdge;
  /** Values of the variables for a board; may also set tables up. */
  readonly start: (board: ArrayLike<number>) => number[];
  /** The heuristic's value from the variables. */
  readonly value: (variables: readonly number[]) => number;
}

export interface IdaEdge {
  /** Statements and the condition under which the child may still lie within `left - 1` moves. */
  readonly stages: readonly { readonly code: string; readonly within: string }[];
  /** Values of the variables in the child. */
  readonly handed: readonly string[];
  /** Statements before and after the child's subtree. */
  readonly enter?: string;
  readonly leave?: string;
}

export interface IdaOptions {
  /** Order of the blank's moves; default "UDLR". */
  readonly order?: string;
  /** Automaton of moves as in move-automaton.ts; its state 0 starts. */
  readonly automaton: Int16Array;
  /**
   * "expanded" counts nodes whose children are made, "generated" the root and every child made; "none"
   * is a tenth faster, and without a budget.
   */
  readonly count?: "expanded" | "generated" | "none";
  /** Longer solutions are not searched for. */
  readonly maxMoves?: number;
  /** Asked before every million counted nodes; when false the search ends as if out of them. */
  readonly allows?: () => boolean;
}

export interface IdaResult {
  /** Codes of the blank's moves (0 … 3 for U D L R), or undefined when a limit was met first. */
  readonly moves: Uint8Array | undefined;
  readonly nodes: number;
  /** The last bound that was searched; searched completely unless it is the solution's length. */
  readonly bound: number;
}

/** Searches one board, which must be solvable, for at most that many nodes. */
export type IdaSearch = (board: ArrayLike<number>, maxNodes?: number) => IdaResult;

type Visit = (...state: number[]) => number;

export function slidingIda(
  rows: number,
  columns: number,
  heuristic: IdaHeuristic,
  options: IdaOptions,
): IdaSearch {
  const cells = rows * columns;
  if (![rows, columns].every((side) => Number.isInteger(side) && side >= 1) || cells > 16) {
    throw new RangeError(`slidingIda: up to 16 cells, got ${rows}×${columns}`);
  }
  const { count = "expanded", maxMoves = 250, allows } = options;
  const left = new Int32Array(32); // of which one is used, see IdaHeuristic.tables
  const path = new Uint8Array(256); // path[left - 1]: the move with `left` moves left
  /** The budget, and how much of it was handed out in portions that fit a word. */
  let [budget, handed] = [0, 0];
  const more = () => {
    const portion = Math.min(budget - handed, allows ? 2 ** 20 : 2 ** 30);
    if (portion <= 0 || allows?.() === false) return OUT_OF_NODES;
    handed += portion;
    left[0]! += portion;
    return 0;
  };
  const tables = { ...heuristic.tables, FSM: options.automaton, N: left, PATH: path, MORE: more };
  const source = searchSource(rows, columns, heuristic, { ...options, count });
  const visits: Visit[] = new Function("TABLES", `const {${Object.keys(tables)}}=TABLES;${source}`)(
    tables,
  );
  return (board, maxNodes = Number.POSITIVE_INFINITY) => {
    let [low, high, blank] = [0, 0, 0];
    for (let cell = 0; cell < cells; cell++) {
      const tile = board[cell]!;
      if (cell < 8) low |= tile << (4 * cell);
      else high |= tile << (4 * cell - 32);
      if (tile === 0) blank = cell;
    }
    const rootCounts = count === "generated" ? 1 : 0;
    [budget, handed, left[0]] = [maxNodes - rootCounts, 0, 0];
    more(); // called now: a call first met after V8 has gathered types costs a compilation
    const nodes = () => (count === "none" ? 0 : rootCounts + handed - left[0]!);
    let bound = heuristic.value(heuristic.start(board));
    for (; bound !== 0; bound += 2) {
      if (bound > maxMoves) return { moves: undefined, nodes: nodes(), bound: bound - 2 };
      const ended = visits[blank]!(low, high, 0, bound, ...heuristic.start(board));
      if (ended === FOUND) break;
      if (ended === OUT_OF_NODES) return { moves: undefined, nodes: nodes(), bound };
    }
    return { moves: path.slice(0, bound).reverse(), nodes: nodes(), bound };
  };
}

/** Up to that many functions, one for each cell and state of the automaton, need no look-up of it. */
const MOST_FUNCTIONS = 96;
const FOUND = 1;
const OUT_OF_NODES = 2;
const COUNT = "if(--N[0]<0&&MORE()!==0)return 2;";

function searchSource(
  rows: number,
  columns: number,
  heuristic: IdaHeuristic,
  options: IdaOptions,
): string {
  const { automaton, count, order = BLANK_MOVES } = options;
  const cells = rows * columns;
  const states = automaton.length / 4;
  const isFixed = states * cells <= MOST_FUNCTIONS;
  const names: string[] = [];
  const functions: string[] = [];
  for (let blank = 0; blank < cells; blank++) {
    const row = Math.floor(blank / columns);
    const column = blank % columns;
    const legal = [row > 0, row < rows - 1, column > 0, column < columns - 1];
    const steps = [-columns, columns, -1, 1];
    for (let state = 0; state < (isFixed ? states : 1); state++) {
      let body = count === "expanded" ? COUNT : "";
      for (const letter of order) {
        const move = BLANK_MOVES.indexOf(letter);
        const next = isFixed ? automaton[4 * state + move]! : undefined;
        if (!legal[move] || next === -1) continue;
        body += moveSource(blank, blank + steps[move]!, move, heuristic, count, next);
      }
      const name = isFixed ? `f${blank}_${state}` : `f${blank}`;
      if (state === 0) names.push(name);
      functions.push(
        `function ${name}(lo,hi,q,left,${heuristic.variables}){let a,b,c,d,e,g,s,t,r;${body}return 0;}`,
      );
    }
  }
  return `${functions.join("\n")}\nreturn [${names}];`;
}

/** The code of one move; locals a … g are the heuristic's, s the automaton's state, r the outcome. */
function moveSource(
  blank: number,
  to: number,
  move: number,
  heuristic: IdaHeuristic,
  count: IdaOptions["count"],
  next: number | undefined,
): string {
  const { stages, handed, enter = "", leave = "" } = heuristic.edge(blank, to);
  const tile = `${to < 8 ? "lo" : "hi"}>>>${4 * (to & 7)}&15`;
  // The tile's bits leave their cell and appear on the blank's, which held none.
  const without = (word: string, first: number) =>
    [to, blank].reduce(
      (sum, cell) => (cell >= first && cell < first + 8 ? `${sum}^t<<${4 * (cell & 7)}` : sum),
      word,
    );
  const [name, state] = next === undefined ? [`f${to}`, "s<<2"] : [`f${to}_${next}`, "0"];
  const call = `${name}(${[without("lo", 0), without("hi", 8), state, "left-1", ...handed]})`;
  const visit = `PATH[left-1]=${move};${enter}r=left===1?1:${call};if(r!==0)return r;${leave}`;
  const staged = stages.reduceRight(
    (inner, { code, within }) => `${code}if(${within}){${inner}}`,
    visit,
  );
  const child = `${count === "generated" ? COUNT : ""}t=${tile};${staged}`;
  return next === undefined ? `s=FSM[q+${move}];if(s>=0){${child}}\n` : `{${child}}\n`;
}
