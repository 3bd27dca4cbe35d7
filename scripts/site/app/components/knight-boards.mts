import { type KnightLine, type KnightStep, layerEnd } from "#lessons/facts/knight-moves";
import { BoardGrid, SIDE } from "#lib/draw/board-grid";
import { element } from "#lib/draw/element";
import type { Frame } from "#lib/draw/frame";
import { leaperTrace } from "#lib/grid/leaper-trace";
import { CHESS, neighbours, type Scene, states } from "#problems/knight-moves/view";
import type { FramePart } from "./use-lesson.mts";

/** What a step of the lesson on knight moves puts on the page. */
export interface KnightBoard {
  readonly from?: number;
  /** How many squares are expanded; "last" is the end of the search. */
  readonly at: number | "last";
  /** The table of the moves of the square that is expanded, and arrows on the board. */
  readonly moves?: true;
  /** The lines of the pseudocode that run; the pseudocode is shown where there are any. */
  readonly lines?: readonly KnightLine[];
  /** Squares are white, grey and black by their states, not shaded by distance. */
  readonly coloured?: true;
  readonly hidden?: readonly FramePart[];
  /** The library's code instead of the pseudocode. */
  readonly typescript?: true;
}

const ALL: readonly FramePart[] = ["sentence", "figures", "lists"];
const MIDDLE = 27; // d4, from which all eight moves stay on the board

const VISIT: readonly KnightLine[] = ["take", "moves", "distance", "append", "done"];

export const KNIGHT_BOARDS: Readonly<Record<KnightStep, KnightBoard>> = {
  question: { at: 0, hidden: ALL },
  moves: { from: MIDDLE, at: 1, moves: true, hidden: ALL },
  edge: { at: 1, moves: true, hidden: ALL },
  graph: { at: 0, hidden: ALL },
  start: { at: 0, lines: ["unknown", "zero", "queue"] },
  colours: { at: 3, coloured: true, hidden: ALL },
  first: { at: 1, coloured: true, moves: true, lines: VISIT },
  second: { at: 2, coloured: true, moves: true, lines: VISIT },
  skipped: { at: 3, coloured: true, moves: true, lines: ["seen"] },
  layers: { at: layerEnd(2), lines: ["while"] },
  found: { at: "last" },
  path: { at: "last" },
  typescript: { at: layerEnd(3), typescript: true },
  yours: { at: "last" },
};

const DEPTHS: Readonly<Record<KnightLine, number>> = {
  ...{ unknown: 0, zero: 0, queue: 0, while: 0, take: 1, moves: 1 },
  ...{ seen: 2, distance: 2, append: 2, done: 1 },
};

export function depthOf(line: KnightLine): number {
  return DEPTHS[line];
}

/** The lines that run when the player is at a step of breadth-first search. */
export function linesAt(scene: Scene, step: number): readonly KnightLine[] {
  const { expanded, path } = leaperTrace(scene);
  if (step === 0) return ["unknown", "zero", "queue"];
  if (step >= expanded.length) return path.length > 0 ? ["take"] : ["while"];
  const states = new Set(neighbours(scene, step).map(({ state }) => state));
  const isFresh = states.delete("new");
  return [
    ...(["take", "moves"] as const),
    ...(states.size > 0 ? (["seen"] as const) : []),
    ...(isFresh ? (["distance", "append"] as const) : []),
    "done",
  ];
}

/** The frame with its squares white, grey and black, as unvisited, waiting and done. */
export function coloured(frame: Frame, scene: Scene, step: number): Frame {
  const board = new BoardGrid(scene.rows, scene.columns, true);
  const { waiting, done } = states(scene, step);
  const looks = new Map([
    ...waiting.map((cell) => [cell, "grey"] as const),
    ...done.map((cell) => [cell, "black"] as const),
  ]);
  const parts = [...frame.parts];
  // After the coordinates each cell has its square and what stands on it.
  for (let cell = 0; cell < scene.rows * scene.columns; cell++) {
    const look = looks.get(cell) ?? "white";
    parts[1 + 2 * cell] = board.square(cell, `state-${look}`);
    parts[2 + 2 * cell] = parts[2 + 2 * cell]!.replace(/class="t\d"/g, `class="on-${look}"`);
  }
  return { ...frame, parts };
}

/** A dashed ring on the squares that wait, a dot on those that are done. */
export function stateMarks(scene: Scene, step: number): string {
  const board = new BoardGrid(scene.rows, scene.columns, true);
  const { waiting, done } = states(scene, step);
  const rings = waiting.map((cell) => ring(board.x(cell) + SIDE / 2, board.y(cell) + SIDE / 2));
  const dots = done.map((cell) => dot(board.x(cell) + SIDE - 6, board.y(cell) + SIDE - 6));
  return [...rings, ...dots].join("");
}

export function ring(cx: number, cy: number): string {
  const look = { class: "muted-line", r: 15, "stroke-width": 2, "stroke-dasharray": "4 3" };
  return element("circle", { ...look, cx, cy });
}

export function dot(cx: number, cy: number): string {
  return element("circle", { class: "ink", r: 3.5, cx, cy });
}

/** An arrow along each move of the square that is expanded; a skipped square has a cross in its corner. */
export function moveMarks(scene: Scene, step: number): string {
  const board = new BoardGrid(scene.rows, scene.columns, true);
  const here = hereOf(scene, step);
  const [x, y] = [board.x(here) + SIDE / 2, board.y(here) + SIDE / 2];
  return neighbours(scene, step)
    .filter(({ state }) => state !== "outside")
    .map(({ cell, state }) => {
      const [dx, dy] = [board.x(cell!) - board.x(here), board.y(cell!) - board.y(here)];
      const length = Math.hypot(dx, dy);
      const [ex, ey] = [x + dx * (1 - 14 / length), y + dy * (1 - 14 / length)];
      const [ux, uy] = [dx / length, dy / length];
      const isNew = state === "new";
      const line = { x1: x + ux * 12, y1: y + uy * 12, x2: ex, y2: ey, "stroke-width": 2.2 };
      const dash = isNew ? {} : { "stroke-dasharray": "3 4" };
      const head = `M${point(ex, ey)} L${point(ex - ux * 7 - uy * 4, ey - uy * 7 + ux * 4)} L${point(ex - ux * 7 + uy * 4, ey - uy * 7 - ux * 4)} Z`;
      const [cx, cy] = [board.x(cell!), board.y(cell!)];
      const cross = `M${cx + 5} ${cy + 26} l9 9 m0 -9 l-9 9`;
      return (
        element("line", { class: isNew ? "warm-line" : "muted-line", ...line, ...dash }) +
        (isNew
          ? element("path", { class: "warm", d: head })
          : element("path", { class: "warm-line", d: cross, "stroke-width": 2 }))
      );
    })
    .join("");
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The square that a step expands. */
export function hereOf(scene: Scene, step: number): number {
  const { done } = states(scene, step);
  return done.at(-1) ?? scene.from;
}

/** The scene of a step. */
export function knightScene({ from }: KnightBoard): Scene {
  return { ...CHESS, from: from ?? CHESS.from };
}
