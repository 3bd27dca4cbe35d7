/**
 * slidingFrames: a sliding puzzle and the moves of a solution as pictures, tile by tile.
 *
 * Use     const frames = slidingFrames({ rows, columns, board: [1, 2, 3, 4, 0, 5] }, [3]); frames.at(1)
 * Time    O(cells) a frame, after O(moves · cells) once
 * Space   a board of one byte a cell for each move
 * Limits  boards of SlidingBoard; h is the Manhattan distance without the blank; not checked to be numbers:
 *         miniature(board, movedTile), inversionPairs(board)
 * Errors  RangeError for a move that leaves the board, or a board of another size
 * Source  own code
 * Tested  sliding-frames.test.ts: every tile lies on its cell in every frame; g + h; inversions
 */

import { SlidingBoard } from "../sliding/sliding-board";
import { slidingHeuristic } from "../sliding/sliding-heuristic";
import { slidingSolvable } from "../sliding/sliding-solvable";
import { element } from "./element";
import type { Frame, Frames } from "./frame";

export interface SlidingScene {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, 0 for the blank. */
  readonly board: readonly number[];
}

/** The sentences of the pictures; ** marks the important words. */
export interface SlidingWords {
  readonly label: (rows: number, columns: number, board: string) => string;
  readonly blank: string;
  readonly solvable: string;
  readonly inversions: string;
  readonly yes: string;
  readonly no: string;
  readonly unsolvable: string;
  readonly unsearched: string;
  readonly solved: string;
  /** The solution has `moves` moves, at least `least` of any are needed. */
  readonly solution: (moves: number, least: number, isShortest: boolean) => string;
  /** Tile `tile` slides "left", after which `made` moves are made and `left` remain, at least `least`. */
  readonly slides: (tile: number, way: Way, made: number, left: number, least: number) => string;
  readonly inversionLabel: (count: number, tiles: readonly number[]) => string;
  readonly inLine: (count: number, isSolvable: boolean) => string;
  readonly oddWidth: (count: number, isSolvable: boolean) => string;
  /** The blank is `below` rows above the last one. */
  readonly evenWidth: (count: number, below: number, isSolvable: boolean) => string;
}

export type Way = "left" | "right" | "up" | "down";

export const SLIDING_ENGLISH: SlidingWords = {
  label: (rows, columns, board) => `Sliding puzzle of ${rows} by ${columns}: ${board}`,
  ...{ blank: "blank", solvable: "solvable", inversions: "inversions", yes: "yes", no: "no" },
  unsolvable: "This board **cannot be solved**: no sequence of moves leads to the order 1, 2, 3, …",
  unsearched: "Set up the board, then search for a solution.",
  solved: "The board is **solved**: no move is needed.",
  solution(moves, least, isShortest) {
    const way = isShortest ? "the fewest moves are" : "one solution takes";
    return `The board can be solved: ${way} **${moves}**. At least **${least}** are needed by Manhattan distance.`;
  },
  slides(tile, way, made, left, least) {
    const progress = `Tile **${tile}** slides ${way}. **${made}** ${made === 1 ? "move" : "moves"} made`;
    return left === 0
      ? `${progress}: **solved**.`
      : `${progress}, at least **${least}** to go: f = ${made} + ${least} = ${made + least}.`;
  },
  inversionLabel: (count, tiles) =>
    `${count} ${count === 1 ? "inversion" : "inversions"} in ${tiles.join(", ")}`,
  inLine: (count, isSolvable) =>
    `${many(count)}: in one line no tile can pass another, so the board is ${verdict(isSolvable)}.`,
  oddWidth: (count, isSolvable) =>
    `${many(count)}, an ${count % 2 === 0 ? "even" : "odd"} number: with an odd number of columns that makes the board ${verdict(isSolvable)}.`,
  evenWidth(count, below, isSolvable) {
    const sum = count + below;
    return `${many(count)}, and the blank is ${below} ${below === 1 ? "row" : "rows"} above the last: together ${sum}, ${sum % 2 === 0 ? "even" : "odd"}, so the board is ${verdict(isSolvable)}.`;
  },
};

function many(count: number): string {
  return `**${count}** ${count === 1 ? "inversion" : "inversions"}`;
}

function verdict(isSolvable: boolean): string {
  return isSolvable ? "**solvable**" : "**unsolvable**";
}

const SIDE = 60;

/** `moves` are codes 0 … 3 for U D L R of the blank; undefined where there is no solution. */
export function slidingFrames(
  scene: SlidingScene,
  moves: ArrayLike<number> | undefined,
  isShortest = true,
  words = SLIDING_ENGLISH,
): Frames {
  const { rows, columns } = scene;
  const geometry = new SlidingBoard(rows, columns);
  if (scene.board.length !== geometry.cells) {
    throw new RangeError(
      `slidingFrames: expected ${geometry.cells} tiles for ${rows} × ${columns}, got ${scene.board.length}`,
    );
  }
  const boards = geometry.replay(scene.board, moves ?? []);
  const names = geometry.tileMoves(scene.board, moves ?? []);
  const heuristic = slidingHeuristic("manhattan", rows, columns);
  const solvable = slidingSolvable(rows, columns, scene.board);
  const frame = (step: number): Frame => {
    const at = Math.max(0, Math.min(step, boards.length - 1));
    const board = boards[at]!;
    const h = heuristic.of(board);
    const movedTile = at === 0 ? 0 : board[boards[at - 1]!.indexOf(0)]!;
    return {
      box: [-8, -8, columns * SIDE + 16, rows * SIDE + 16],
      label: words.label(rows, columns, spoken(board, columns, words.blank)),
      parts: boardParts(board, columns, movedTile),
      sentence: sentence(at),
      figures: [
        { name: words.solvable, value: solvable ? words.yes : words.no },
        { name: words.inversions, value: `${inversionPairs(board).length}` },
        { name: "g + h", value: `${at} + ${h}` },
        { name: "f", value: `${at + h}` },
      ],
    };

    function sentence(moved: number): string {
      if (!solvable) return words.unsolvable;
      const left = boards.length - 1 - moved;
      if (moves === undefined) return words.unsearched;
      if (moved === 0) return left === 0 ? words.solved : words.solution(left, h, isShortest);
      const [tile, way] = names[moved - 1]!.split(" ");
      return words.slides(Number(tile), way as Way, moved, left, h);
    }
  };
  return { count: boards.length, at: frame };
}

/** Part 0 is the tray; part t is tile t, so that a page can let it glide. */
function boardParts(board: ArrayLike<number>, columns: number, movedTile: number): string[] {
  const rows = board.length / columns;
  const size = { width: columns * SIDE + 12, height: rows * SIDE + 12, rx: 8 };
  const parts = [element("rect", { class: "cell", x: -6, y: -6, ...size })];
  for (let cell = 0; cell < board.length; cell++) {
    const tile = board[cell]!;
    const [x, y] = [(cell % columns) * SIDE, Math.floor(cell / columns) * SIDE];
    if (tile === 0) continue;
    const isMoved = tile === movedTile;
    const isHome = tile === cell + 1;
    const place = { x: 3, y: 3, width: SIDE - 6, height: SIDE - 6, rx: 6 };
    const rim = { ...place, "stroke-width": isHome ? 2.5 : 1.5 };
    const text = { x: SIDE / 2, y: SIDE / 2 + 1, "font-size": 25 };
    // A tile on its goal cell has a tick in its corner: colour is not the only sign.
    const tick = { class: "accent-line", d: "M46 49 L49 52 L54 46", "stroke-width": 2 };
    parts[tile] = element(
      "g",
      { class: "moves", style: `transform:translate(${x}px,${y}px)`, "data-cell": cell },
      element("rect", { class: isMoved ? "accent" : "raised", ...place }),
      isMoved ? "" : element("rect", { class: isHome ? "accent-line" : "line-line", ...rim }),
      element("text", { class: isMoved ? "t-paper bold" : "t-ink", ...text }, `${tile}`),
      isHome && !isMoved ? element("path", tick) : "",
    );
  }
  return parts;
}

/** A small board for strips and trees, its left upper corner at 0, 0; a cell is 14 units wide. */
export function miniature(board: ArrayLike<number>, columns: number, movedTile = 0): string {
  const rows = board.length / columns;
  const tray = { width: columns * 14 + 2, height: rows * 14 + 2, rx: 2 };
  let markup = element("rect", { class: "cell", x: -1, y: -1, ...tray });
  for (let cell = 0; cell < board.length; cell++) {
    const tile = board[cell]!;
    if (tile === 0) continue;
    const [x, y] = [(cell % columns) * 14, Math.floor(cell / columns) * 14];
    const isMoved = tile === movedTile;
    const look = isMoved ? "accent" : tile === cell + 1 ? "soft" : "raised";
    const place = { x: x + 0.75, y: y + 0.75, width: 12.5, height: 12.5, rx: 2 };
    const text = { x: x + 7, y: y + 7.4, "font-size": tile > 9 ? 7.5 : 8.5 };
    markup += element("rect", { class: look, ...place });
    markup += element("text", { class: isMoved ? "t-paper" : "t-ink", ...text }, `${tile}`);
  }
  return markup;
}

/** Pairs of tiles in the wrong order, as places in the row of tiles without the blank. */
export function inversionPairs(board: ArrayLike<number>): [number, number][] {
  const tiles = Array.from(board).filter((tile) => tile !== 0);
  const pairs: [number, number][] = [];
  for (let right = 1; right < tiles.length; right++) {
    for (let left = 0; left < right; left++) {
      if (tiles[left]! > tiles[right]!) pairs.push([left, right]);
    }
  }
  return pairs;
}

/** The tiles in one row, an arc over each pair in the wrong order. */
export function inversionPicture(scene: SlidingScene, words = SLIDING_ENGLISH): Frame {
  const tiles = scene.board.filter((tile) => tile !== 0);
  const pairs = inversionPairs(scene.board);
  const span = Math.max(0, ...pairs.map(([left, right]) => right - left));
  const height = Math.min(110, 8 + span * 11);
  const arcs = pairs.map(([left, right]) => {
    const [from, to] = [left * 26 + 13, right * 26 + 13];
    const top = height - (2 * height * (right - left)) / Math.max(span, 1);
    const d = `M${from} ${height} Q${(from + to) / 2} ${top.toFixed(1)} ${to} ${height}`;
    return element("path", { class: "warm-line", d, "stroke-width": 1.3, opacity: 0.75 });
  });
  const row = tiles.map((tile, at) => {
    const place = { x: at * 26 + 1, y: height + 3, width: 24, height: 24, rx: 4 };
    const text = { class: "t-ink", x: at * 26 + 13, y: height + 15.5, "font-size": 13 };
    return element("rect", { class: "cell", ...place }) + element("text", text, `${tile}`);
  });
  return {
    box: [0, 0, Math.max(tiles.length * 26, 26), height + 30],
    label: words.inversionLabel(pairs.length, tiles),
    parts: [arcs.join(""), row.join("")],
    sentence: solvableSentence(scene, pairs.length, words),
    figures: [],
  };
}

function solvableSentence(
  { rows, columns, board }: SlidingScene,
  count: number,
  words: SlidingWords,
): string {
  const isSolvable = slidingSolvable(rows, columns, board);
  if (rows === 1 || columns === 1) return words.inLine(count, isSolvable);
  if (columns % 2 === 1) return words.oddWidth(count, isSolvable);
  const below = rows - 1 - Math.floor(board.indexOf(0) / columns);
  return words.evenWidth(count, below, isSolvable);
}

function spoken(board: ArrayLike<number>, columns: number, blank: string): string {
  const rows = board.length / columns;
  const row = (at: number) =>
    Array.from({ length: columns }, (_, column) => board[at * columns + column] || blank);
  return Array.from({ length: rows }, (_, at) => row(at).join(" ")).join("; ");
}
