// Long: the board, its explanation of any square and their words are of one scene.

/**
 * view: the board of Grundy numbers, the coins on it, and how a square gets its number.
 *
 * A scene is one test. Its steps: the position; the numbers of all squares; each coin with its moves and its
 * mex; the XOR of all; the winning moves. A page may also ask about any square, by `explain`.
 *
 * cell    (y - 1) * side + (x - 1); x is the column's letter, y the number beside the row; y = 1 is drawn at the bottom
 */
import { BoardGrid, SIDE } from "../../lib/draw/board-grid";
import { element } from "../../lib/draw/element";
import type { Frame, View } from "../../lib/draw/frame";
import { numberLevel } from "../../lib/draw/look";
import { piece } from "../../lib/draw/piece";
import { COIN_STEPS } from "../../lib/game/coin-number";
import { gridGrundy } from "../../lib/game/grid-grundy";
import { mex, nimSum } from "../../lib/game/grundy";
import { winningMoves } from "../../lib/game/winning-moves";
import { gridMoves } from "../../lib/grid/grid-moves";
import { problem } from "./problem";

export interface Scene {
  readonly side: number;
  /** Cells; a cell may come several times. */
  readonly coins: readonly number[];
  /** The cells whose numbers are drawn; all without it. */
  readonly numbered?: readonly number[];
}

/** A move of one coin. */
export interface CoinMove {
  readonly coin: number;
  readonly from: number;
  readonly to: number;
}

const MOST_SIDE = 26;

/** The sentences of the pictures. Squares are named "h9"; ** marks the important words. */
export interface CoinsWords {
  readonly label: (side: number, coins: number) => string;
  readonly position: (coins: number) => string;
  readonly intro: string;
  readonly stuck: (square: string) => string;
  /** The moves from a square lead to squares of the numbers `reached`, in order; its own is `worth`. */
  readonly explained: (square: string, reached: readonly number[], worth: number) => string;
  readonly total: (numbers: readonly number[], sum: number) => string;
  readonly lost: string;
  readonly wins: (moves: readonly string[]) => string;
  readonly move: (from: string, to: string) => string;
  readonly movesFrom: (square: string) => string;
  readonly numbers: string;
  readonly missing: (number: number) => string;
  readonly winningMoves: string;
  readonly coins: string;
  readonly toMove: string;
  readonly winsWord: string;
  readonly losesWord: string;
}

export const ENGLISH: CoinsWords = {
  label: (side, coins) =>
    `Board of ${side} by ${side} with the Grundy number of every square and ${coins} coins`,
  position: (coins) =>
    `There ${coins === 1 ? "is **one coin**" : `are **${coins} coins**`} on the board: who wins?`,
  intro:
    "Each number says what a coin on that square is worth, and **0** is lost for the player to move.",
  stuck: (square) =>
    `From **${square}** a coin cannot move: the player who must move it has lost, so ${square} is worth **0**.`,
  explained(square, reached, worth) {
    const smaller = Array.from({ length: worth }, (_, at) => at).join(", ");
    const missing =
      worth === 0
        ? "**0** is not among them, and it is the smallest number of all,"
        : `Of 0, 1, 2, … it finds ${smaller}, and the smallest number that is missing is **${worth}**,`;
    return (
      `From **${square}** a coin can go to squares worth **${reached.join(", ")}**. ${missing} ` +
      `so ${square} is worth **${worth}**.`
    );
  },
  total(numbers, sum) {
    const shown = numbers.length === 0 ? "nothing" : numbers.join(" ⊕ ");
    const outcome = sum === 0 ? "the player to move **loses**" : "the player to move **wins**";
    return `Coins do not hinder each other, so their numbers combine by XOR: ${shown} = **${sum}**, and ${outcome}.`;
  },
  lost: "The XOR is 0: every move makes it something else, and the opponent makes it 0 again.",
  wins: (moves) =>
    `A move that makes the XOR **0** wins: ${moves.map((move) => `**${move}**`).join(", ")}.`,
  move: (from, to) => `${from} to ${to}`,
  movesFrom: (square) => `Moves from ${square}`,
  numbers: "Numbers",
  missing: (number) => `${number} is missing`,
  winningMoves: "Winning moves",
  ...{ coins: "coins", toMove: "to move", winsWord: "wins", losesWord: "loses" },
};

export const view: View<Scene, CoinsWords> = {
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
    const { side } = problem.bounds;
    const tests = words.length === 0 ? 0 : next(0, 1e9, "T");
    const scenes: Scene[] = [];
    for (let test = 0; test < Math.min(tests, most); test++) {
      const coins = Array.from({ length: next(0, 1e6, "k") }, () => {
        const x = next(1, side, "x");
        return (next(1, side, "y") - 1) * side + x - 1;
      });
      scenes.push({ side, coins });
    }
    return scenes;
  },
  input({ side, coins }) {
    const lines = coins.map((cell) => `${(cell % side) + 1} ${Math.floor(cell / side) + 1}\n`);
    return `1\n${coins.length}\n${lines.join("")}`;
  },
  answer(scene) {
    const numbers = table(scene.side);
    return nimSum(scene.coins.map((cell) => numbers[cell]!)) === 0 ? "Second\n" : "First\n";
  },
  frames(scene, words = ENGLISH) {
    const squares = [...new Set(scene.coins)];
    return {
      count: squares.length + 4,
      at: (step) => {
        if (step <= 0) return position(scene, words);
        if (step === 1) return draw(scene, {}, words.intro, words);
        if (step <= squares.length + 1) return explain(scene, squares[step - 2]!, words);
        return step === squares.length + 2 ? total(scene, words) : finale(scene, words);
      },
    };
  },
};

const tables = new Map<number, ArrayLike<number>>();

/** Grundy numbers of all squares, row by row. */
export function table(side: number): ArrayLike<number> {
  if (!Number.isInteger(side) || side < 1 || side > MOST_SIDE) {
    throw new RangeError(`table: side must be an integer in [1, ${MOST_SIDE}], got ${side}`);
  }
  const numbers = tables.get(side) ?? gridGrundy(side, side, COIN_STEPS);
  tables.set(side, numbers);
  return numbers;
}

/** The squares that a coin may go to. */
export function targets(side: number, cell: number): number[] {
  return [...gridMoves(side, side, COIN_STEPS)(cell)].sort((a, b) => a - b);
}

/** All winning moves; none in a lost position. */
export function winning({ side, coins }: Scene): CoinMove[] {
  const numbers = table(side);
  const options = coins.map((cell) => targets(side, cell));
  const moves = winningMoves(
    coins.map((cell) => numbers[cell]!),
    (part) => options[part]!.map((cell) => numbers[cell]!),
  );
  return moves.map(({ part, option }) => {
    return { coin: part, from: coins[part]!, to: options[part]![option]! };
  });
}

/** The square's moves, their numbers, and the smallest number that is missing. */
export function explain(scene: Scene, cell: number, words = ENGLISH): Frame {
  const { side } = scene;
  const board = boardOf(side);
  const numbers = table(side);
  const moves = targets(side, cell);
  const reached = moves.map((target) => numbers[target]!);
  const here = board.name(cell);
  const worth = mex(reached);
  const sorted = [...reached].sort((a, b) => a - b);
  const sentence = moves.length === 0 ? words.stuck(here) : words.explained(here, sorted, worth);
  const targetItems = moves.map((to) => `${board.name(to)}: ${numbers[to]}`);
  const lists = [
    { title: words.movesFrom(here), items: targetItems },
    { title: words.numbers, items: numberLine(reached, worth, words), marked: worth },
  ];
  return { ...draw(scene, { focus: cell, moves }, sentence, words), lists };
}

/** "0 reached", "1 reached", "2 missing". */
function numberLine(reached: readonly number[], worth: number, words: CoinsWords): string[] {
  const last = Math.max(worth, ...reached);
  return Array.from({ length: last + 1 }, (_, at) =>
    at === worth ? words.missing(at) : reached.includes(at) ? `${at} ✓` : `${at}`,
  );
}

/** The coins alone: whose position it is, is the question. */
function position(scene: Scene, words: CoinsWords): Frame {
  const { coins } = scene;
  const frame = draw({ ...scene, numbered: [] }, {}, words.position(coins.length), words);
  const label = frame.sentence.replaceAll("**", "");
  return { ...frame, label, figures: frame.figures.slice(0, 1) };
}

function total(scene: Scene, words: CoinsWords): Frame {
  const numbers = table(scene.side);
  const worth = scene.coins.map((cell) => numbers[cell]!);
  return draw(scene, {}, words.total(worth, nimSum(worth)), words);
}

function finale(scene: Scene, words: CoinsWords): Frame {
  const board = boardOf(scene.side);
  const moves = winning(scene);
  const named = moves.map(({ from, to }) => words.move(board.name(from), board.name(to)));
  const different = [...new Set(named)];
  const sentence = different.length === 0 ? words.lost : words.wins(different);
  const frame = draw(scene, { arrows: moves }, sentence, words);
  return { ...frame, lists: [{ title: words.winningMoves, items: different }] };
}

interface Marks {
  readonly focus?: number;
  readonly moves?: readonly number[];
  readonly arrows?: readonly CoinMove[];
}

export function boardOf(side: number): BoardGrid {
  return new BoardGrid(side, side, true);
}

function draw(
  scene: Scene,
  { focus, moves = [], arrows = [] }: Marks,
  sentence: string,
  words: CoinsWords,
): Frame {
  const { side, coins } = scene;
  const board = boardOf(side);
  const numbers = table(side);
  const most = Math.max(1, ...Array.from(numbers));
  const count = new Map<number, number>();
  for (const cell of coins) count.set(cell, (count.get(cell) ?? 0) + 1);
  const parts: string[] = [board.coordinates() + axes(side)];
  const numbered = scene.numbered && new Set(scene.numbered);
  for (let cell = 0; cell < side * side; cell++) {
    const isNumbered = numbered?.has(cell) ?? true;
    const level = numberLevel(numbers[cell]!, most);
    const isDark = (Math.floor(cell / side) + (cell % side)) % 2 === 0;
    parts.push(board.square(cell, isNumbered ? `n${level}` : isDark ? "soft" : "cell"));
    const onIt = count.get(cell);
    const number = isNumbered ? `${numbers[cell]}` : "";
    parts.push(
      onIt === undefined
        ? number && board.text(cell, `t${level}`, number)
        : coin(board, cell, number, onIt),
    );
  }
  parts.push(focus === undefined ? "" : board.outline(focus, "accent"));
  const lines = [...moves.map((to) => ({ from: focus!, to })), ...arrows];
  // Arrows end at the edge of the square, so that its number stays free.
  parts.push(lines.map(({ from, to }) => arrow(board, from, to)).join(""));
  parts.push(
    [...moves, ...arrows.map(({ to }) => to)].map((to) => board.outline(to, "warm")).join(""),
  );
  const [left, top, width, height] = board.box;
  const worth = coins.map((cell) => numbers[cell]!);
  const sum = nimSum(worth);
  const short = worth.length > 0 && worth.length < 6 ? worth.join(" ⊕ ") : "XOR";
  return {
    box: [left, top - 14, width + 18, height + 14],
    label: words.label(side, coins.length),
    parts,
    sentence,
    figures: [
      { name: words.coins, value: `${coins.length}` },
      { name: short, value: `${sum}` },
      { name: words.toMove, value: sum === 0 ? words.losesWord : words.winsWord },
    ],
  };
}

/** The names of the axes, each at the end of its own. */
function axes(side: number): string {
  const look = { class: "t-muted bold", "font-size": 13 };
  const x = element("text", { ...look, x: side * SIDE + 10, y: side * SIDE + 13 }, "x");
  return x + element("text", { ...look, x: -13, y: -9 }, "y");
}

function coin(board: BoardGrid, cell: number, number: string, count: number): string {
  const disc = piece("coin", board.x(cell), board.y(cell), "coin", 40, { "data-coin": cell });
  const text = number && board.text(cell, "t-coin bold", number);
  if (count === 1) return disc + text;
  const at = { x: board.x(cell) + SIDE - 4, y: board.y(cell) + 8, "font-size": 11 };
  return disc + text + element("text", { class: "t-ink bold end", ...at }, `×${count}`);
}

function arrow(board: BoardGrid, from: number, to: number): string {
  const [x1, y1] = [board.x(from) + SIDE / 2, board.y(from) + SIDE / 2];
  const [x2, y2] = [board.x(to) + SIDE / 2, board.y(to) + SIDE / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  // The line begins where it crosses the edge of the square.
  const edge = (SIDE / 2 - 1) / Math.max(Math.abs(dx), Math.abs(dy));
  const [ex, ey] = [x2 - dx * edge, y2 - dy * edge];
  const line = { x1: x1 + dx * 15, y1: y1 + dy * 15, x2: ex, y2: ey, "stroke-width": 2.2 };
  const base = [ex - dx * 7, ey - dy * 7] as const;
  const points = [
    [ex, ey],
    [base[0] - dy * 4, base[1] + dx * 4],
    [base[0] + dy * 4, base[1] - dx * 4],
  ];
  const d = `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join(" L")} Z`;
  return element("line", { class: "warm-line", ...line }) + element("path", { class: "warm", d });
}
