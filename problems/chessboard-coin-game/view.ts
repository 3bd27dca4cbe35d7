/**
 * view: the board of Grundy numbers, the coins on it, and how a square gets its number.
 *
 * A scene is one test. Its steps: the board alone; each coin with its moves and its mex; the XOR of
 * all; the winning moves. A page may also ask about any square, by `explain`.
 *
 * cell    (y - 1) * side + (x - 1); x is the column's letter, y the number beside the row
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
}

/** A move of one coin. */
export interface CoinMove {
  readonly coin: number;
  readonly from: number;
  readonly to: number;
}

const MOST_SIDE = 26;

export const view: View<Scene> = {
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
  frames(scene) {
    const squares = [...new Set(scene.coins)];
    return {
      count: squares.length + 3,
      at: (step) => {
        if (step <= 0) return draw(scene, {}, intro(scene));
        if (step <= squares.length) return explain(scene, squares[step - 1]!);
        return step === squares.length + 1 ? total(scene) : finale(scene);
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
export function explain(scene: Scene, cell: number): Frame {
  const { side } = scene;
  const board = boardOf(side);
  const numbers = table(side);
  const moves = targets(side, cell);
  const reached = moves.map((target) => numbers[target]!);
  const here = board.name(cell);
  const worth = mex(reached);
  const listed = [...reached].sort((a, b) => a - b).join(", ");
  const sentence =
    moves.length === 0
      ? `From **${here}** a coin cannot move: the player who must move it has lost, so ${here} is worth **0**.`
      : `From **${here}** a coin can go to squares worth **${listed}**. ${missing(worth)} ` +
        `so ${here} is worth **${worth}**.`;
  const lists = [
    { title: `Moves from ${here}`, items: moves.map((to) => `${board.name(to)}: ${numbers[to]}`) },
    { title: "Numbers", items: numberLine(reached, worth), marked: worth },
  ];
  return { ...draw(scene, { focus: cell, moves }, sentence), lists };
}

function missing(worth: number): string {
  if (worth === 0) return "**0** is not among them, and it is the smallest number of all,";
  const smaller = Array.from({ length: worth }, (_, at) => at);
  return `Of 0, 1, 2, … it finds ${smaller.join(", ")}, and the smallest number that is missing is **${worth}**,`;
}

/** "0 reached", "1 reached", "2 missing". */
function numberLine(reached: readonly number[], worth: number): string[] {
  const last = Math.max(worth, ...reached);
  return Array.from({ length: last + 1 }, (_, at) =>
    at === worth ? `${at} is missing` : reached.includes(at) ? `${at} ✓` : `${at}`,
  );
}

function intro({ coins }: Scene): string {
  const many = coins.length === 1 ? "one coin" : `${coins.length} coins`;
  return (
    `Each number says what a coin on that square is worth, and **0** is lost for the player to move. ` +
    `There ${coins.length === 1 ? "is" : "are"} **${many}** on the board.`
  );
}

function total(scene: Scene): Frame {
  const numbers = table(scene.side);
  const worth = scene.coins.map((cell) => numbers[cell]!);
  const sum = nimSum(worth);
  const shown = worth.length === 0 ? "nothing" : worth.join(" ⊕ ");
  const outcome = sum === 0 ? "the player to move **loses**" : "the player to move **wins**";
  const sentence = `Coins do not hinder each other, so their numbers combine by XOR: ${shown} = **${sum}**, and ${outcome}.`;
  return draw(scene, {}, sentence);
}

function finale(scene: Scene): Frame {
  const board = boardOf(scene.side);
  const moves = winning(scene);
  const named = moves.map(({ from, to }) => `${board.name(from)} to ${board.name(to)}`);
  const different = [...new Set(named)];
  const sentence =
    different.length === 0
      ? "The XOR is 0: every move makes it something else, and the opponent makes it 0 again."
      : `A move that makes the XOR **0** wins: ${different.map((move) => `**${move}**`).join(", ")}.`;
  const frame = draw(scene, { arrows: moves }, sentence);
  return { ...frame, lists: [{ title: "Winning moves", items: different }] };
}

interface Marks {
  readonly focus?: number;
  readonly moves?: readonly number[];
  readonly arrows?: readonly CoinMove[];
}

export function boardOf(side: number): BoardGrid {
  return new BoardGrid(side, side, false);
}

function draw(scene: Scene, { focus, moves = [], arrows = [] }: Marks, sentence: string): Frame {
  const { side, coins } = scene;
  const board = boardOf(side);
  const numbers = table(side);
  const most = Math.max(1, ...Array.from(numbers));
  const count = new Map<number, number>();
  for (const cell of coins) count.set(cell, (count.get(cell) ?? 0) + 1);
  const parts: string[] = [board.coordinates()];
  for (let cell = 0; cell < side * side; cell++) {
    const level = numberLevel(numbers[cell]!, most);
    parts.push(board.square(cell, `n${level}`));
    const onIt = count.get(cell);
    parts.push(
      onIt === undefined
        ? board.text(cell, `t${level}`, `${numbers[cell]}`)
        : coin(board, cell, numbers[cell]!, onIt),
    );
  }
  parts.push(focus === undefined ? "" : board.outline(focus, "accent"));
  const lines = [...moves.map((to) => ({ from: focus!, to })), ...arrows];
  // Arrows end at the edge of the square, so that its number stays free.
  parts.push(lines.map(({ from, to }) => arrow(board, from, to)).join(""));
  parts.push(
    [...moves, ...arrows.map(({ to }) => to)].map((to) => board.outline(to, "warm")).join(""),
  );
  const worth = coins.map((cell) => numbers[cell]!);
  const sum = nimSum(worth);
  const short = worth.length > 0 && worth.length < 6 ? worth.join(" ⊕ ") : "XOR";
  return {
    box: board.box,
    label: `Board of ${side} by ${side} with the Grundy number of every square and ${coins.length} coins`,
    parts,
    sentence,
    figures: [
      { name: "coins", value: `${coins.length}` },
      { name: short, value: `${sum}` },
      { name: "to move", value: sum === 0 ? "loses" : "wins" },
    ],
  };
}

function coin(board: BoardGrid, cell: number, number: number, count: number): string {
  const disc = piece("coin", board.x(cell), board.y(cell), "coin", 40, { "data-coin": cell });
  const text = board.text(cell, "t-coin bold", `${number}`);
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
