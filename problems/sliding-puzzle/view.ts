// Long: the board, its search tree and the race are of one scene.

/**
 * view: a sliding puzzle of any size, its solution, its search tree, and a race of searches.
 *
 * A scene is one board; its step k is the board after k moves. Boards beyond 4×4 are solved by a
 * construction whose solutions are short, not shortest.
 */
import { element, escaped } from "../../lib/draw/element";
import type { Frame, View } from "../../lib/draw/frame";
import {
  miniature,
  SLIDING_ENGLISH,
  type SlidingScene,
  type SlidingWords,
  slidingFrames,
} from "../../lib/draw/sliding-frames";
import { bestFirstSearch } from "../../lib/sliding/best-first-search";
import { breadthFirstSearch } from "../../lib/sliding/breadth-first-search";
import { depthFirstSearch, iterativeDeepeningSearch } from "../../lib/sliding/depth-first-search";
import { idaStarSearch } from "../../lib/sliding/ida-star-search";
import type { SearchLimits, SearchResult, SlidingSearch } from "../../lib/sliding/search-budget";
import { blankMoves, SlidingBoard } from "../../lib/sliding/sliding-board";
import { slidingConstruction } from "../../lib/sliding/sliding-construction";
import { slidingHeuristic } from "../../lib/sliding/sliding-heuristic";
import { slidingSolvable } from "../../lib/sliding/sliding-solvable";
import { type BoardSolver, slidingSolver } from "../../lib/sliding/sliding-solver";

export type Scene = SlidingScene;

/** The sentences of the pictures; ** marks the important words. */
export interface PuzzleWords {
  readonly sliding: SlidingWords;
  readonly racers: Readonly<Record<RacerName, string>>;
  readonly treeLabel: (expanded: number, open: number) => string;
  readonly tree: (expanded: number, repeated: number, dropped: number) => string;
  readonly expanded: string;
  /** Below a board: it was the `order`-th that was taken from the open list. */
  readonly order: (order: number) => string;
  /** Below a child that is dropped: the same board is in the open or the closed list. */
  readonly dropped: (list: "open" | "closed") => string;
  readonly open: string;
  readonly closed: string;
}

export type RacerName =
  | "breadth-first"
  | "depth-first"
  | "iterative deepening"
  | "greedy, Manhattan"
  | "A*, tiles in place"
  | "A*, Manhattan"
  | "A*, linear conflict"
  | "IDA*, linear conflict"
  | "IDA*, pattern database";

export const ENGLISH: PuzzleWords = {
  sliding: SLIDING_ENGLISH,
  racers: {
    "breadth-first": "breadth-first",
    "depth-first": "depth-first",
    "iterative deepening": "iterative deepening",
    "greedy, Manhattan": "greedy, Manhattan",
    "A*, tiles in place": "A*, tiles in place",
    "A*, Manhattan": "A*, Manhattan",
    "A*, linear conflict": "A*, linear conflict",
    "IDA*, linear conflict": "IDA*, linear conflict",
    "IDA*, pattern database": "IDA*, pattern database",
  },
  treeLabel: (expanded, open) => `Search tree of A*: ${expanded} boards expanded, ${open} open`,
  tree: (expanded, repeated, dropped) =>
    `A* has expanded **${expanded}** boards and knows **${repeated}**; it always takes the open board with the least f = g + h. **${dropped}** children were dropped, because their boards were known.`,
  expanded: "boards expanded",
  order: (order) => ordinal(order),
  dropped: (list) => `dropped: in the ${list} list`,
  open: "Open list, the least f first",
  closed: "Closed list",
};

export const view: View<Scene, PuzzleWords> = {
  scenes(input, most) {
    const words = input
      .replace(/^\ufeff/, "")
      .split(/\s+/)
      .filter(Boolean);
    let at = 0;
    const next = (least: number, largest: number, what: string) => {
      const value = Number(words[at++] ?? Number.NaN);
      if (Number.isInteger(value) && value >= least && value <= largest) return value;
      throw new Error(`expected ${what} in ${least} … ${largest}, got "${words[at - 1] ?? ""}"`);
    };
    const count = words.length === 0 ? 0 : next(0, 1e6, "the number of boards");
    const scenes: Scene[] = [];
    while (scenes.length < Math.min(count, most)) {
      const [rows, columns] = [next(1, 1000, "rows"), next(1, 1000, "columns")];
      const cells = rows * columns;
      if (cells > 36) throw new Error(`expected at most 36 cells, got ${rows} × ${columns}`);
      const tiles = Array.from({ length: cells }, () => next(0, cells - 1, "a tile"));
      scenes.push({ rows, columns, board: checked(rows, columns, tiles) });
    }
    return scenes;
  },
  input({ rows, columns, board }) {
    const lines = Array.from({ length: rows }, (_, row) =>
      board.slice(row * columns, (row + 1) * columns).join(" "),
    );
    return `1\n${rows} ${columns}\n${lines.join("\n")}\n`;
  },
  answer(scene) {
    const moves = solution(scene);
    return moves ? `${moves.length}\n${blankMoves(moves)}\n` : "unsolvable\n";
  },
  frames: (scene, words = ENGLISH) =>
    slidingFrames(scene, solution(scene), isSmall(scene), words.sliding),
};

/** The tiles, checked to hold each number once. */
export function checked(rows: number, columns: number, tiles: readonly number[]): number[] {
  return [...new SlidingBoard(rows, columns).parse(tiles.join(" "))];
}

/** Whether solution() returns a shortest solution. */
export function isSmall({ rows, columns }: Scene): boolean {
  return rows === 1 || columns === 1 || rows * columns <= 15 || (rows === 4 && columns === 4);
}

const solvers = new Map<string, BoardSolver>();

/** Codes 0 … 3 for U D L R; undefined: unsolvable. */
export function solution(scene: Scene): number[] | undefined {
  const { rows, columns, board } = scene;
  if (!slidingSolvable(rows, columns, board)) return undefined;
  if (!isSmall(scene)) return [...slidingConstruction(rows, columns, board)!];
  const key = `${rows}×${columns}`;
  const solver = solvers.get(key) ?? slidingSolver(rows, columns);
  solvers.set(key, solver);
  const moves = solver(board);
  return moves && [...moves];
}

/** A searcher of the race. */
export interface Racer {
  readonly name: RacerName;
  /** Whether its solutions are always shortest. */
  readonly isOptimal: boolean;
  readonly make: (board: SlidingBoard) => SlidingSearch;
}

export const RACERS: readonly Racer[] = [
  racer("breadth-first", true, (board) => breadthFirstSearch(board, storeOf(board))),
  racer("depth-first", false, (board) => depthFirstSearch(board, storeOf(board))),
  racer("iterative deepening", true, (board) => iterativeDeepeningSearch(board)),
  racer("greedy, Manhattan", false, (board) => best(board, "manhattan", "greedy")),
  racer("A*, tiles in place", true, (board) => best(board, "misplaced", "aStar")),
  racer("A*, Manhattan", true, (board) => best(board, "manhattan", "aStar")),
  racer("A*, linear conflict", true, (board) => best(board, "linear-conflict", "aStar")),
  racer("IDA*, linear conflict", true, (board) =>
    idaStarSearch(board, slidingHeuristic("linear-conflict", board.rows, board.columns)),
  ),
  racer("IDA*, pattern database", true, (board) =>
    idaStarSearch(board, slidingHeuristic("pattern-databases", board.rows, board.columns)),
  ),
];

function racer(name: RacerName, isOptimal: boolean, make: Racer["make"]): Racer {
  return { name, isOptimal, make };
}

function storeOf({ cells }: SlidingBoard): "packed" | "wide" {
  return cells <= 16 ? "packed" : "wide";
}

function best(
  board: SlidingBoard,
  name: "manhattan" | "misplaced" | "linear-conflict",
  by: "greedy" | "aStar",
) {
  const heuristic = slidingHeuristic(name, board.rows, board.columns);
  return bestFirstSearch(board, storeOf(board), heuristic, by);
}

/** Lets one racer run; its tables are part of its time. Databases exist for up to 16 cells only. */
export function race(name: string, scene: Scene, limits: SearchLimits): SearchResult | undefined {
  const { make } = RACERS.find((other) => other.name === name)!;
  const board = new SlidingBoard(scene.rows, scene.columns);
  const isBeyond = scene.rows * scene.columns > 16 || !isSmall(scene);
  if (name === "IDA*, pattern database" && (isBeyond || Math.min(scene.rows, scene.columns) < 2)) {
    return undefined;
  }
  const began = limits.clock?.() ?? 0;
  const result = make(board)(Uint8Array.from(scene.board), limits);
  return { ...result, ms: (limits.clock?.() ?? 0) - began };
}

interface Node {
  readonly board: Uint8Array;
  readonly parent: number;
  readonly tile: number;
  readonly g: number;
  readonly h: number;
  /** Its number in the order of expansion, from 1; 0 while it is open. */
  order: number;
  /** Where the same board was found, for a child that is dropped. */
  readonly dropped?: "open" | "closed";
}

/** The first expansions of A* by Manhattan distance as a tree of boards with f = g + h. */
export function searchTree(
  { rows, columns, board }: Scene,
  expansions: number,
  words = ENGLISH,
): Frame {
  const geometry = new SlidingBoard(rows, columns);
  const { of } = slidingHeuristic("manhattan", rows, columns);
  const start = Uint8Array.from(board);
  const nodes: Node[] = [{ board: start, parent: -1, tile: 0, g: 0, h: of(start), order: 0 }];
  const seen = new Map<string, Node>([[start.join(), nodes[0]!]]);
  for (let order = 1; order <= expansions; order++) {
    const open = nodes.filter((node) => node.order === 0 && !node.dropped);
    const f = ({ g, h }: Node) => g + h;
    const node = open.reduce<Node | undefined>(
      (least, other) =>
        !least || f(other) < f(least) || (f(other) === f(least) && other.h < least.h)
          ? other
          : least,
      undefined,
    );
    if (!node) break;
    node.order = order;
    if (node.h === 0) break;
    const blank = node.board.indexOf(0);
    for (let move = 0; move < 4; move++) {
      const cell = geometry.to[4 * blank + move]!;
      if (cell < 0) continue;
      const after = node.board.slice();
      const tile = after[cell]!;
      after[blank] = tile;
      after[cell] = 0;
      const parent = nodes.indexOf(node);
      const child: Node = { board: after, parent, tile, g: node.g + 1, h: of(after), order: 0 };
      // Manhattan distance is consistent: a board that is known was reached in no more moves.
      const earlier = seen.get(after.join());
      if (earlier) nodes.push({ ...child, dropped: earlier.order > 0 ? "closed" : "open" });
      else {
        nodes.push(child);
        seen.set(after.join(), child);
      }
    }
  }
  return drawTree(nodes, rows, columns, words);
}

function drawTree(
  nodes: readonly Node[],
  rows: number,
  columns: number,
  words: PuzzleWords,
): Frame {
  const [width, height] = [Math.max(columns * 14 + 16, 92), rows * 14 + 40];
  const children = nodes.map((_, at) =>
    nodes.flatMap(({ parent }, child) => (parent === at ? [child] : [])),
  );
  const x = new Array<number>(nodes.length).fill(0);
  let leaves = 0;
  const place = (at: number) => {
    for (const child of children[at]!) place(child);
    const below = children[at]!.map((child) => x[child]!);
    x[at] = below.length === 0 ? leaves++ : (below[0]! + below.at(-1)!) / 2;
  };
  place(0); // as deep as the few expansions that are drawn
  const parts = nodes.map((node, at) => {
    const [left, top] = [x[at]! * width, node.g * height];
    const text = { x: columns * 7, y: rows * 14 + 10, "font-size": 9.5 };
    const label = `${node.g} + ${node.h} = ${node.g + node.h}`;
    const mark = node.order > 0 ? `${label} · ${words.order(node.order)}` : label;
    const caption = element(
      "text",
      { class: node.order > 0 ? "t-warm bold" : "t-muted", ...text },
      mark,
    );
    const shift = { transform: `translate(${left.toFixed(1)} ${top})` };
    const small = miniature(node.board, columns, node.tile);
    const struck = { class: "muted-line", "stroke-width": 1.5, "stroke-dasharray": "3 3" };
    const cross = `M0 0 L${columns * 14} ${rows * 14} M${columns * 14} 0 L0 ${rows * 14}`;
    const why = { class: "t-muted", x: columns * 7, y: rows * 14 + 10, "font-size": 7.5 };
    const board = node.dropped
      ? element(
          "g",
          shift,
          element("g", { opacity: 0.45 }, small),
          element("path", { ...struck, d: cross }),
          element("text", why, escaped(words.dropped(node.dropped))),
        )
      : element("g", shift, small, caption);
    if (node.parent < 0) return board;
    const from = `${(x[node.parent]! * width + columns * 7).toFixed(1)} ${top - height + rows * 14 + 16}`;
    const d = `M${from} L${(left + columns * 7).toFixed(1)} ${top - 3}`;
    return element("path", { class: "line-line", d, "stroke-width": 1.2 }) + board;
  });
  const deepest = Math.max(...nodes.map(({ g }) => g));
  const byF = (a: Node, b: Node) => a.g + a.h - b.g - b.h || a.h - b.h;
  const closed = nodes.filter(({ order }) => order > 0).sort((a, b) => a.order - b.order);
  const open = nodes.filter(({ order, dropped }) => order === 0 && !dropped).sort(byF);
  const named = ({ board, g, h }: Node) => `${board.join(" ")}: ${g + h}`;
  const expanded = closed.length;
  const dropped = nodes.length - expanded - open.length;
  return {
    box: [-26, -4, leaves * width + 26, (deepest + 1) * height],
    label: words.treeLabel(expanded, open.length),
    parts,
    sentence: words.tree(expanded, expanded + open.length, dropped),
    figures: [{ name: words.expanded, value: `${expanded}` }],
    lists: [
      { title: words.open, items: open.map(named), marked: 0 },
      { title: words.closed, items: closed.map(named) },
    ],
  };
}

function ordinal(order: number): string {
  const ending =
    order % 10 === 1 && order !== 11
      ? "st"
      : order % 10 === 2 && order !== 12
        ? "nd"
        : order % 10 === 3 && order !== 13
          ? "rd"
          : "th";
  return `${order}${ending}`;
}
