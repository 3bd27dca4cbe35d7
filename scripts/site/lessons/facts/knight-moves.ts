import { BoardGrid } from "../../../../lib/draw/board-grid";
import { gridMoves } from "../../../../lib/grid/grid-moves";
import { leaperMoves } from "../../../../lib/grid/leaper-moves";
import { leaperTrace } from "../../../../lib/grid/leaper-trace";
import { CHESS, neighbours } from "../../../../problems/knight-moves/view";

/** The steps of the lesson on knight moves, in their order. */
export const KNIGHT_STEPS = [
  "question",
  "moves",
  "edge",
  "graph",
  "start",
  "colours",
  "first",
  "second",
  "skipped",
  "layers",
  "found",
  "path",
  "typescript",
  "yours",
] as const;
export type KnightStep = (typeof KNIGHT_STEPS)[number];

/** The examples of the tutorial that the buttons bring back. */
export const KNIGHT_EXAMPLES = ["corners", "firstLayer", "skippedSquare"] as const;
export type KnightExample = (typeof KNIGHT_EXAMPLES)[number];

/** The lines of the pseudocode, in their order. */
export const KNIGHT_LINES = [
  "unknown",
  "zero",
  "queue",
  "while",
  "take",
  "moves",
  "seen",
  "distance",
  "append",
  "done",
] as const;
export type KnightLine = (typeof KNIGHT_LINES)[number];

/** How many steps it takes until all squares at fewer than `distance` moves are expanded. */
export function layerEnd(distance: number): number {
  const { expanded, reached } = leaperTrace(CHESS);
  const far = new Map(reached.map((event) => [event.cell, event.distance]));
  return expanded.filter((cell) => far.get(cell)! < distance).length;
}

const BOARD = new BoardGrid(CHESS.rows, CHESS.columns, true);
const MOVES = gridMoves(CHESS.rows, CHESS.columns, leaperMoves(1, 2));

function pair(cell: number): string {
  return `(${Math.floor(cell / CHESS.columns)}, ${cell % CHESS.columns})`;
}

/** The numbers and squares that the lesson names, computed by the library. */
export function knightFacts() {
  const trace = leaperTrace(CHESS);
  const named = (cells: readonly number[]) => cells.map((cell) => BOARD.name(cell));
  const far = new Map(trace.reached.map((event) => [event.cell, event.distance]));
  const layer = (distance: number) => [...far].filter(([, moves]) => moves === distance);
  const squaresIn = (step: number, state: string) =>
    neighbours(CHESS, step).flatMap((one) => (one.state === state ? [BOARD.name(one.cell!)] : []));
  const [early, late] = named(trace.expanded.slice(1, 3));
  const cells = Array.from({ length: CHESS.rows * CHESS.columns }, (_, cell) => cell);
  return {
    from: BOARD.name(CHESS.from),
    to: BOARD.name(CHESS.to),
    /** Their rows and columns from 0: "(0, 0)". */
    fromPair: pair(CHESS.from),
    toPair: pair(CHESS.to),
    squares: cells.length,
    /** Pairs of squares that a move joins. */
    edges: cells.reduce((sum, cell) => sum + MOVES(cell).length, 0) / 2,
    steps: leaperMoves(1, 2).map(({ rows, columns }) => ({ rows, columns })),
    /** The two squares that a knight on a1 reaches. */
    corner: named([...MOVES(CHESS.from)]),
    /** What the first square of layer 1 finds when it is taken: new squares, and those that it skips. */
    second: { square: early!, fresh: squaresIn(2, "new"), done: squaresIn(2, "done") },
    /** The same of the other square of layer 1. */
    skipping: {
      square: late!,
      fresh: squaresIn(3, "new"),
      waiting: squaresIn(3, "waiting"),
      done: squaresIn(3, "done"),
    },
    /** How many squares are 0, 1, 2, … moves away. */
    layers: [0, 1, 2].map((distance) => layer(distance).length),
    moves: trace.path.length - 1,
    path: named(trace.path),
    expanded: trace.expanded.length,
    reached: far.size,
  };
}
export type KnightFacts = ReturnType<typeof knightFacts>;
