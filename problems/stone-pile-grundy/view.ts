/**
 * view: piles of stones, their Grundy numbers in binary columns, and the XOR row below.
 *
 * A scene is one test, with any set of moves. Its steps: the piles; each pile's number; the XOR; the
 * winning moves. The strip on top shows g(0), g(1), … with the period marked.
 */
import { element, escaped } from "../../lib/draw/element";
import type { Frame, View } from "../../lib/draw/frame";
import { numberLevel } from "../../lib/draw/look";
import { SubtractionGame } from "../../lib/game/subtraction-game";
import { type PileMove, subtractionWinningMoves } from "../../lib/game/winning-moves";
import { problem } from "./problem";

export interface Scene {
  readonly piles: readonly bigint[];
  /** How many stones a move may take. */
  readonly moves: readonly number[];
  /** The largest size whose number stands in the strip; all of them, and their period, without it. */
  readonly numbered?: number;
}

const MOVES = [1, 2];
const SHOWN_PILES = 8;
const SHOWN_STONES = 12;
const STRIP = 14;
const PILE = 62;

/** The sentences of the pictures; ** marks the important words. */
export interface StonesWords {
  readonly label: (piles: number, sizes: readonly bigint[]) => string;
  /** A move may take one of these numbers of stones. */
  readonly start: (moves: readonly number[]) => string;
  /** Pile number `at`, from 1, leads to piles of the numbers `reached`, so its own is `worth`. */
  readonly pile: (at: number, size: bigint, reached: readonly number[], worth: number) => string;
  readonly sum: (sum: number) => string;
  readonly lost: string;
  readonly wins: (moves: readonly string[], isMore: boolean) => string;
  /** Take `taken` stones from pile number `pile`, from 1. */
  readonly move: (taken: bigint, pile: number) => string;
  readonly winningMoves: string;
  readonly piles: string;
  readonly position: string;
  readonly period: string;
  readonly strip: (period: number) => string;
  readonly more: (piles: number) => string;
  readonly stones: string;
  readonly number: string;
  /** The name of a binary digit: "4s". */
  readonly digit: (value: number) => string;
}

export const ENGLISH: StonesWords = {
  label: (piles, sizes) => `${piles} piles of stones: ${sizes.join(", ")}`,
  start(moves) {
    const taken =
      moves.length === 1 ? `${moves[0]}` : `${moves.slice(0, -1).join(", ")} or ${moves.at(-1)}`;
    return `A move takes **${taken}** from one pile; the player who takes the last stone wins.`;
  },
  pile(at, size, reached, worth) {
    const why = reached.length === 0 ? "has no move" : `leads to numbers ${reached.join(", ")}`;
    return `Pile ${at} with **${size}** stones ${why}, so its number is **${worth}**.`;
  },
  sum(sum) {
    const outcome =
      sum === 0
        ? "so it is a **P-position**: the player who moved before wins, and the next one loses"
        : "so it is an **N-position**: the next player wins";
    return `In each binary column, an odd number of ones gives 1. The XOR is **${sum}**, ${outcome}.`;
  },
  lost: "Every move makes the XOR something other than 0: **no move wins**.",
  wins: (moves, isMore) =>
    `The moves that make the XOR 0 win: ${moves.map((move) => `**${move}**`).join(", ")}${isMore ? ", …" : ""}.`,
  move: (taken, pile) => `take ${taken} from pile ${pile}`,
  winningMoves: "Winning moves",
  ...{ piles: "piles", position: "position", period: "period" },
  strip: (period) => `numbers of 0, 1, 2, … stones; the period is ${period}`,
  more: (piles) => `and ${piles} more`,
  ...{ stones: "stones", number: "number" },
  digit: (value) => `${value}s`,
};

export const view: View<Scene, StonesWords> = {
  scenes(input, most) {
    const words = input
      .replace(/^\ufeff/, "")
      .split(/\s+/)
      .filter(Boolean);
    let at = 0;
    const next = (largest: bigint, what: string) => {
      const word = words[at++] ?? "";
      if (/^\d+$/.test(word) && BigInt(word) <= largest) return BigInt(word);
      throw new Error(`expected ${what} in 0 … ${largest}, got "${word}"`);
    };
    const tests = words.length === 0 ? 0n : next(10n ** 9n, "t");
    const scenes: Scene[] = [];
    while (scenes.length < Math.min(Number(tests), most)) {
      const count = Number(next(10n ** 6n, "n"));
      const piles = Array.from({ length: count }, () => next(problem.bounds.maxStones, "a size"));
      scenes.push({ piles, moves: MOVES });
    }
    return scenes;
  },
  input: ({ piles }) => `1\n${piles.length}\n${piles.join(" ")}${piles.length > 0 ? "\n" : ""}`,
  answer: (scene) => (sumOf(scene) === 0 ? "second\n" : "first\n"),
  frames: (scene, words = ENGLISH) => ({
    count: scene.piles.length + 3,
    at: (step) => frame(scene, step, words),
  }),
};

const games = new Map<string, SubtractionGame>();

export function gameOf({ moves }: Pick<Scene, "moves">): SubtractionGame {
  const key = moves.join();
  const game = games.get(key) ?? new SubtractionGame(moves);
  games.set(key, game);
  return game;
}

/** The XOR of all piles' numbers. */
export function sumOf(scene: Scene): number {
  const game = gameOf(scene);
  return scene.piles.reduce((sum, size) => sum ^ game.number(size), 0);
}

/** All winning moves. */
export function winning(scene: Scene): PileMove[] {
  return subtractionWinningMoves(gameOf(scene), scene.piles);
}

function frame(scene: Scene, step: number, words: StonesWords): Frame {
  const { piles } = scene;
  const game = gameOf(scene);
  const numbers = piles.map((size) => game.number(size));
  const sum = sumOf(scene);
  const numbered = Math.min(step, piles.length); // piles whose numbers are shown
  const isSummed = step > piles.length;
  const moves = step > piles.length + 1 ? winning(scene) : [];
  const shown = Math.min(piles.length, SHOWN_PILES);
  const bits = Math.max(2, 32 - Math.clz32(Math.max(0, ...numbers)));
  const rows = Math.min(SHOWN_STONES, Math.max(3, ...piles.map((size) => Number(size))));
  const width = Math.max(shown * PILE + 120, STRIP * 25 + 6);
  const now = step > 0 && numbered > 0 && !isSummed ? piles[numbered - 1] : undefined;
  const parts = [strip(scene, now, words)];
  const floor = 76 + rows * 15;
  for (let at = 0; at < SHOWN_PILES; at++) {
    const size = piles[at];
    const taken = moves.find((move) => move.pile === at)?.taken ?? 0n;
    parts.push(size === undefined ? "" : stones(at, size, Number(taken), floor));
    const isNow = !isSummed && at === numbered - 1;
    const look = isNow ? "t-warm bold" : "t-ink";
    const value = at < numbered ? numbers[at] : undefined;
    parts.push(value === undefined ? "" : column(at, value, bits, floor, look));
  }
  const hidden = piles.length - shown;
  const more = { class: "t-muted start", x: shown * PILE + 4, y: floor - 12, "font-size": 13 };
  parts.push(hidden > 0 ? element("text", more, words.more(hidden)) : "");
  parts.push(rowNames(bits, floor, shown, words));
  parts.push(isSummed ? xorRow(sum, bits, floor, shown) : "");
  return {
    box: [-8, 0, width + 16, floor + 62 + bits * 20],
    label: words.label(piles.length, piles.slice(0, SHOWN_PILES)),
    parts,
    sentence: sentence(scene, step, { numbers, sum, moves, words }),
    figures: [
      { name: words.piles, value: `${piles.length}` },
      { name: "XOR", value: isSummed ? `${sum}` : "?" },
      { name: words.position, value: isSummed ? (sum === 0 ? "P" : "N") : "?" },
      {
        name: words.period,
        value: scene.numbered === undefined ? `${BigInt(game.period) * game.unit}` : "?",
      },
    ],
    ...(moves.length > 0 && {
      lists: [{ title: words.winningMoves, items: moves.map((move) => moveName(move, words)) }],
    }),
  };
}

export function moveName({ pile, taken }: PileMove, words: StonesWords): string {
  return words.move(taken, pile + 1);
}

interface Analysis {
  readonly numbers: readonly number[];
  readonly sum: number;
  readonly moves: readonly PileMove[];
  readonly words: StonesWords;
}

function sentence(scene: Scene, step: number, { numbers, sum, moves, words }: Analysis): string {
  const { piles } = scene;
  if (step <= 0) return words.start(scene.moves);
  if (step <= piles.length) {
    const size = piles[step - 1]!;
    return words.pile(step, size, reachedNumbers(scene, size), numbers[step - 1]!);
  }
  if (step === piles.length + 1) return words.sum(sum);
  if (moves.length === 0) return words.lost;
  const names = moves.slice(0, 6).map((move) => moveName(move, words));
  return words.wins(names, moves.length > 6);
}

/** The numbers of the piles that a pile's moves lead to, each once, the smallest first. */
export function reachedNumbers(scene: Pick<Scene, "moves">, size: bigint): number[] {
  const game = gameOf(scene);
  const reached = game.moves.filter((move) => move <= size).map((move) => game.number(size - move));
  return [...new Set(reached)].sort((a, b) => a - b);
}

/** The cells g(0) … g(13), with a bracket over one period. */
function strip(scene: Scene, size: bigint | undefined, words: StonesWords): string {
  const game = gameOf(scene);
  const numbers = Array.from({ length: STRIP }, (_, at) => game.number(at));
  const most = Math.max(4, ...numbers);
  const period = Number(BigInt(game.period) * game.unit);
  const start = Number(BigInt(game.preperiod) * game.unit);
  const cells = numbers.map((number, at) => {
    const isNumbered = at <= (scene.numbered ?? at);
    const level = numberLevel(number, most);
    const isNow = size !== undefined && BigInt(at) === size;
    const box = { x: 25 * at + 1, y: 24, width: 23, height: 23, rx: 3 };
    const text = { class: `t${level}`, x: 25 * at + 12.5, y: 36.5, "font-size": 13 };
    const index = { class: "t-muted", x: 25 * at + 12.5, y: 57, "font-size": 10 };
    return (
      element("rect", { class: isNumbered ? `n${level}` : "cell", ...box }) +
      (isNow ? element("rect", { class: "warm-line", ...box, "stroke-width": 2.5 }) : "") +
      (isNumbered ? element("text", text, `${number}`) : "") +
      element("text", index, `${at}`)
    );
  });
  const end = Math.min(start + period, STRIP);
  const bracket = `M${25 * start + 2} 21 V15 H${25 * end - 2} V21`;
  const over = { class: "t-muted start", x: 25 * start + 2, y: 7, "font-size": 11 };
  const label = words.strip(period);
  if (scene.numbered !== undefined) return cells.join("");
  return (
    cells.join("") +
    element("path", { class: "accent-line", d: bracket, "stroke-width": 2 }) +
    element("text", over, escaped(label))
  );
}

function stones(at: number, size: bigint, taken: number, floor: number): string {
  const drawn = size <= BigInt(SHOWN_STONES) ? Number(size) : SHOWN_STONES - 1;
  const circles = Array.from({ length: drawn }, (_, stone) => {
    // The stones that a winning move takes are drawn on top, and hollow.
    const look = stone >= drawn - taken ? "warm-line" : "accent";
    const place = { cx: at * PILE + 26, cy: floor - 10 - 15 * stone };
    return element("ellipse", { class: look, ...place, rx: 17, ry: 6, "stroke-width": 2 });
  });
  const text = `${size}`;
  const short = text.length > 7 ? `${text.slice(0, 2)}…${text.slice(-3)}` : text;
  const name = { class: "t-ink", x: at * PILE + 26, y: floor + 12, "font-size": 14 };
  const gap = { class: "t-muted", x: at * PILE + 26, y: floor - 8 - 15 * drawn, "font-size": 13 };
  const more = drawn < size ? element("text", gap, "⋮") : "";
  const group = { "data-pile": at };
  const hit = { class: "paper", x: at * PILE, y: 62, width: PILE - 8, height: floor - 58 };
  return element(
    "g",
    group,
    element("rect", { ...hit, opacity: 0 }),
    ...circles,
    more,
    element("text", name, short),
  );
}

function column(at: number, number: number, bits: number, floor: number, look: string): string {
  const digits = number.toString(2).padStart(bits, "0");
  const value = { class: look, x: at * PILE + 26, y: floor + 33, "font-size": 14 };
  return (
    element("text", value, `${number}`) +
    [...digits]
      .map((digit, bit) => {
        const place = { x: at * PILE + 26, y: floor + 53 + bit * 18, "font-size": 13 };
        return element(
          "text",
          { class: digit === "1" ? `${look} bold` : "t-muted", ...place },
          digit,
        );
      })
      .join("")
  );
}

function rowNames(bits: number, floor: number, shown: number, words: StonesWords): string {
  const x = shown * PILE + 4;
  const row = (y: number, text: string) =>
    element("text", { class: "t-muted start", x, y, "font-size": 12 }, text);
  const lines = Array.from({ length: bits }, (_, bit) =>
    row(floor + 53 + bit * 18, words.digit(2 ** (bits - 1 - bit))),
  );
  return row(floor + 12, words.stones) + row(floor + 33, words.number) + lines.join("");
}

function xorRow(sum: number, bits: number, floor: number, shown: number): string {
  const x = shown * PILE + 72;
  const digits = sum.toString(2).padStart(bits, "0");
  const text = (y: number, value: string, size = 14) =>
    element("text", { class: "t-warm bold", x, y, "font-size": size }, value);
  const lines = [...digits].map((digit, bit) => text(floor + 53 + bit * 18, digit, 13));
  return text(floor + 12, "XOR", 12) + text(floor + 33, `${sum}`) + lines.join("");
}
