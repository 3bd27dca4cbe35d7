// Long: the words, the trace and the pictures of one search.

/**
 * view: the search for a knight's path, square by square.
 *
 * A scene is one question; its step k shows the board after k squares were expanded. The trace keeps
 * the step at which each square was reached, so any step is drawn without the ones before.
 */
import { BoardGrid, SIDE } from "../../lib/draw/board-grid";
import { element } from "../../lib/draw/element";
import type { Frame, View } from "../../lib/draw/frame";
import { numberLevel } from "../../lib/draw/look";
import { piece } from "../../lib/draw/piece";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import {
  type LeaperQuestion,
  type LeaperTrace,
  leaperBound,
  leaperTrace,
  type Reached,
} from "../../lib/grid/leaper-trace";
import { problem } from "./problem";

/** Row 0 is drawn at the bottom. */
export type Scene = LeaperQuestion;

export const CHESS: Scene = {
  ...{ rows: problem.bounds.side, columns: problem.bounds.side },
  ...{ leap: [1, 2], from: 0, to: 63, walls: [], search: "breadth-first" },
};

/** The sentences of the pictures. Squares are named "e4"; ** marks the important words. */
export interface KnightWords {
  readonly label: (columns: number, rows: number, reached: number, from: string) => string;
  readonly start: (from: string, to: string) => string;
  /** A square is expanded: `away` moves from `end`; `fresh` are reached for the first time. */
  readonly expanded: (
    square: string,
    away: number,
    end: string,
    fresh: readonly string[],
  ) => string;
  readonly found: (from: string, to: string, moves: number, path: readonly string[]) => string;
  readonly unreachable: (from: string, to: string) => string;
  readonly layer: string;
  readonly reached: string;
  readonly waiting: string;
  readonly answer: string;
  readonly none: string;
  readonly queue: string;
}

export const ENGLISH: KnightWords = {
  label: (columns, rows, reached, from) =>
    `Board of ${columns} by ${rows}: ${reached} squares reached from ${from}`,
  start: (from, to) => `The search starts on **${from}** and looks for **${to}**.`,
  expanded(square, away, end, fresh) {
    const place =
      away === 0 ? `From **${square}**` : `From **${square}**, ${movesOf(away)} away from ${end},`;
    if (fresh.length === 0) return `${place} no new square is reached.`;
    const names = fresh.map((name) => `**${name}**`);
    const list =
      names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
    const join = names.length === 1 ? "it joins" : "they join";
    return `${place} the search reaches ${list} for the first time: ${join} layer ${away + 1}.`;
  },
  found: (from, to, moves, path) =>
    `**${to}** is **${movesOf(moves)}** from **${from}**: ${path.join(", ")}.`,
  unreachable: (from, to) =>
    `The queue is empty and **${to}** was not met: it **cannot be reached** from ${from}.`,
  ...{ layer: "layer", reached: "reached", waiting: "waiting", answer: "answer", none: "none" },
  queue: "Queue",
};

function movesOf(count: number): string {
  return `${count} ${count === 1 ? "move" : "moves"}`;
}

export const view: View<Scene, KnightWords> = {
  scenes(input, most) {
    const words = input
      .replace(/^\ufeff/, "")
      .split(/\s+/)
      .filter(Boolean);
    if (words.length % 2 === 1) throw new Error(`expected pairs of squares, got ${words.length}`);
    const scenes: Scene[] = [];
    for (let at = 0; at < words.length && scenes.length < most; at += 2) {
      scenes.push({ ...CHESS, from: square(words[at]!), to: square(words[at + 1]!) });
    }
    return scenes;
  },
  input: (scene) => `${name(scene, scene.from)} ${name(scene, scene.to)}\n`,
  answer(scene) {
    const { path } = leaperTrace(scene);
    const [from, to] = [name(scene, scene.from), name(scene, scene.to)];
    if (path.length === 0) return `${to} cannot be reached from ${from}.\n`;
    return `To get from ${from} to ${to} takes ${path.length - 1} knight moves.\n`;
  },
  frames(scene, words = ENGLISH) {
    const trace = leaperTrace(scene);
    return { count: trace.expanded.length + 1, at: (step) => frame(scene, trace, step, words) };
  },
};

/** Whether the scene is a case of the judge's problem: a knight on the empty chessboard. */
export function isJudged({ rows, columns, leap, walls }: Scene): boolean {
  return rows === 8 && columns === 8 && leap.join() === "1,2" && walls.length === 0;
}

export function name(scene: Scene, cell: number): string {
  return new BoardGrid(scene.rows, scene.columns, true).name(cell);
}

function square(word: string): number {
  if (!/^[a-h][1-8]$/.test(word)) throw new Error(`expected a square a1 … h8, got "${word}"`);
  return (word.charCodeAt(1) - 49) * 8 + word.charCodeAt(0) - 97;
}

function frame(
  scene: Scene,
  { reached, expanded, path }: LeaperTrace,
  step: number,
  words: KnightWords,
): Frame {
  const board = new BoardGrid(scene.rows, scene.columns, true);
  const at = Math.min(step, expanded.length);
  const isEnd = at === expanded.length;
  const events = new Map<number, Reached>();
  const fresh: Reached[] = [];
  for (const event of reached) {
    if (event.step > at) break;
    events.set(event.cell, event);
    if (at > 0 && event.step === at) fresh.push(event);
  }
  const here = at === 0 ? undefined : expanded[at - 1];
  const most = Math.max(FEW, ...reached.map(({ distance }) => distance));
  const walls = new Set(scene.walls);
  const onPath = new Set(isEnd ? path : []);
  const parts: string[] = [board.coordinates()];
  for (let cell = 0; cell < scene.rows * scene.columns; cell++) {
    const event = events.get(cell);
    const level = event && numberLevel(event.distance, most);
    parts.push(board.square(cell, event ? `n${level}` : "cell"));
    if (walls.has(cell) && cell !== scene.from && cell !== scene.to) {
      parts.push(piece("wall", board.x(cell), board.y(cell), "muted"));
    } else if (!event || onPath.has(cell) || at === 0) parts.push("");
    else {
      const text = board.text(cell, `t${level}`, `${event.distance}`);
      // The target's side is underlined, so that colour is not the only sign.
      const mark = { class: `t${level}`, x: board.x(cell) + SIDE / 2, y: board.y(cell) + 31 };
      parts.push(
        event.side === 0 ? text : text + element("text", { ...mark, "font-size": 11 }, "–"),
      );
    }
  }
  parts.push(here === undefined ? "" : board.outline(here, "accent"));
  parts.push(isEnd ? pathLine(board, path) : trail(board, events, here));
  parts.push((events.has(scene.to) ? corner : whole)(board, scene.to, "flag"));
  parts.push((at === 0 ? whole : corner)(board, scene.from, "knight"));
  const waiting = waitingSquares(scene, events, expanded, at);
  return {
    box: board.box,
    label: words.label(scene.columns, scene.rows, events.size, board.name(scene.from)),
    parts,
    sentence: sentence(scene, board, { here, fresh, events, path, isEnd }, words),
    figures: [
      { name: words.layer, value: here === undefined ? "0" : `${events.get(here)!.distance}` },
      { name: words.reached, value: `${events.size}` },
      { name: words.waiting, value: `${waiting.length}` },
      {
        name: words.answer,
        value: isEnd ? (path.length > 0 ? `${path.length - 1}` : words.none) : "?",
      },
    ],
    lists: [{ title: words.queue, items: waiting.map((cell) => board.name(cell)), marked: 0 }],
  };
}

const FEW = 6; // with fewer layers, the scale of the chessboard's six is kept

/** Knight and flag fill a square that shows no number. */
function whole(board: BoardGrid, cell: number, what: "knight" | "flag"): string {
  const look = what === "knight" ? "warm" : "accent";
  const inner = piece(what, board.x(cell), board.y(cell), look);
  return element("g", { "pointer-events": "none", "data-piece": what }, inner);
}

/** Beside a number they are drawn small in the upper corner. */
function corner(board: BoardGrid, cell: number, what: "knight" | "flag"): string {
  const look = what === "knight" ? "warm" : "accent";
  const disc = element("circle", { class: "paper", cx: 9, cy: 9, r: 9.5 });
  const place = `translate(${board.x(cell) + 23} ${board.y(cell) - 1})`;
  const inner = disc + piece(what, 0.5, 0.5, look, 17);
  return element("g", { transform: place, "pointer-events": "none", "data-piece": what }, inner);
}

function middle(board: BoardGrid, cell: number): string {
  return `${board.x(cell) + SIDE / 2} ${board.y(cell) + SIDE / 2}`;
}

function pathLine(board: BoardGrid, path: readonly number[]): string {
  if (path.length === 0) return "";
  const d = `M${path.map((cell) => middle(board, cell)).join(" L")}`;
  const line = element("path", { class: "warm-line", d, "stroke-width": 3.5, opacity: 0.6 });
  const discs = path.map((cell, at) => {
    const [cx, cy] = [board.x(cell) + SIDE / 2, board.y(cell) + SIDE / 2];
    const disc = { class: "paper", cx, cy, r: 11, style: "stroke:var(--d-warm);stroke-width:2.5" };
    return element("circle", disc) + board.text(cell, "t-ink", `${at}`, 14);
  });
  return element("g", { "pointer-events": "none" }, line, ...discs);
}

/** The way that led to the current square. */
function trail(board: BoardGrid, events: Map<number, Reached>, here: number | undefined): string {
  if (here === undefined) return "";
  const squares: number[] = [];
  for (let cell = here; cell >= 0; cell = events.get(cell)!.parent) squares.push(cell);
  const d = squares.slice(1).map((cell, at) => between(board, squares[at]!, cell));
  const line = { class: "warm-line", d: d.join(" "), "stroke-width": 2, "stroke-dasharray": "5 5" };
  return d.length === 0 ? "" : element("path", { ...line, "pointer-events": "none" });
}

/** A line from square to square that covers neither number. */
function between(board: BoardGrid, from: number, to: number): string {
  const [x, y] = [board.x(from) + SIDE / 2, board.y(from) + SIDE / 2];
  const [dx, dy] = [board.x(to) - board.x(from), board.y(to) - board.y(from)];
  const part = 13 / Math.hypot(dx, dy);
  const at = (share: number) => `${(x + dx * share).toFixed(1)} ${(y + dy * share).toFixed(1)}`;
  return `M${at(part)} L${at(1 - part)}`;
}

function waitingSquares(
  scene: Scene,
  events: ReadonlyMap<number, Reached>,
  expanded: readonly number[],
  at: number,
): number[] {
  const done = new Set(expanded.slice(0, at));
  const waiting = [...events.values()].filter(({ cell }) => !done.has(cell));
  if (scene.search === "a-star") {
    const bound = leaperBound(scene);
    const f = (event: Reached) => event.distance + bound(event.cell);
    waiting.sort((a, b) => f(a) - f(b));
  }
  return waiting.map(({ cell }) => cell);
}

interface Expansion {
  readonly here: number | undefined;
  readonly fresh: readonly Reached[];
  readonly events: ReadonlyMap<number, Reached>;
  readonly path: readonly number[];
  readonly isEnd: boolean;
}

function sentence(
  scene: Scene,
  board: BoardGrid,
  { here, fresh, events, path, isEnd }: Expansion,
  words: KnightWords,
): string {
  const [from, to] = [board.name(scene.from), board.name(scene.to)];
  if (isEnd && path.length > 0) {
    const squares = path.map((cell) => board.name(cell));
    return words.found(from, to, path.length - 1, squares);
  }
  if (isEnd) return words.unreachable(from, to);
  if (here === undefined) return words.start(from, to);
  const event = events.get(here)!;
  const names = fresh.map(({ cell }) => board.name(cell));
  return words.expanded(board.name(here), event.distance, event.side === 1 ? to : from, names);
}

/** What a move of the square that is expanded finds. */
export interface Neighbour {
  /** The step of the knight's two lengths: rows up, columns to the right. */
  readonly rows: number;
  readonly columns: number;
  /** The square; undefined beyond the edge. */
  readonly cell: number | undefined;
  /** new: reached for the first time; known: reached before, in `distance` moves. */
  readonly state: "outside" | "wall" | "new" | "waiting" | "done";
  readonly distance: number | undefined;
}

/** The moves of the square that step `step` of a breadth-first search expands, and what each one finds. */
export function neighbours(scene: Scene, step: number): Neighbour[] {
  const { reached, expanded } = leaperTrace(scene);
  const here = expanded[step - 1] ?? scene.from;
  const [row, column] = [Math.floor(here / scene.columns), here % scene.columns];
  return leaperMoves(scene.leap[0], scene.leap[1]).map((move) => {
    const [y, x] = [row + move.rows, column + move.columns];
    if (y < 0 || y >= scene.rows || x < 0 || x >= scene.columns) {
      return { ...move, cell: undefined, state: "outside", distance: undefined };
    }
    const cell = y * scene.columns + x;
    const before = reached.find((event) => event.cell === cell && event.step < step);
    if (before === undefined) {
      const isWall = scene.walls.includes(cell) && cell !== scene.to;
      return { ...move, cell, state: isWall ? "wall" : "new", distance: undefined };
    }
    const state = expanded.indexOf(cell) >= 0 && expanded.indexOf(cell) < step ? "done" : "waiting";
    return { ...move, cell, state, distance: before.distance };
  });
}

/** The squares that wait in the queue at a step, and those that are done, in the order of their turn. */
export function states(scene: Scene, step: number): { waiting: number[]; done: number[] } {
  const { reached, expanded } = leaperTrace(scene);
  const done = new Set(expanded.slice(0, step));
  const cells = new Set(reached.flatMap((event) => (event.step <= step ? [event.cell] : [])));
  return { waiting: [...cells].filter((cell) => !done.has(cell)), done: [...done] };
}
