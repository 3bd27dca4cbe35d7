import { COIN_SQUARES, type CoinsStep, oneCoin, SEVERAL } from "#lessons/facts/chessboard-coins";
import { type Scene, targets } from "#problems/chessboard-coin-game/view";
import type { FramePart } from "./use-lesson.mts";

/** What a step of the lesson on coins puts on the page. */
export interface CoinsBoard {
  readonly scene: Scene;
  readonly at: number;
  /** A square whose moves and mex are shown. */
  readonly square?: number;
  readonly hidden: readonly FramePart[];
  /** How much of the table of the coins' numbers is shown. */
  readonly worth?: "numbers" | "sum";
}

/** One coin, the numbers of the squares that its moves lead to, and its own. */
function about(square: number): CoinsBoard {
  const { side } = SEVERAL;
  const scene = { ...oneCoin(square), numbered: [square, ...targets(side, square)] };
  return { scene, at: 2, square, hidden: ["figures"] };
}
const ALL: readonly FramePart[] = ["sentence", "figures", "lists"];
const MOVES: Scene = { ...oneCoin(COIN_SQUARES.middle), numbered: [] };

export const COINS_BOARDS: Readonly<Record<CoinsStep, CoinsBoard>> = {
  // Whoever points at a square sees its moves, and no numbers.
  question: { scene: { ...SEVERAL, numbered: [] }, at: 0, hidden: ALL },
  moves: { scene: MOVES, at: 2, square: COIN_SQUARES.middle, hidden: ALL },
  stuck: about(COIN_SQUARES.stuck),
  one: about(COIN_SQUARES.one),
  lost: about(COIN_SQUARES.lost),
  mex: about(COIN_SQUARES.high),
  table: { scene: { ...SEVERAL, coins: [] }, at: 1, hidden: ["figures"] },
  single: { scene: oneCoin(COIN_SQUARES.middle), at: 2, hidden: ["figures"] },
  several: { scene: SEVERAL, at: 1, hidden: ["figures"], worth: "numbers" },
  xor: { scene: SEVERAL, at: 5, hidden: [], worth: "sum" },
  win: { scene: SEVERAL, at: 6, hidden: [], worth: "sum" },
  why: { scene: SEVERAL, at: 6, hidden: [], worth: "sum" },
  yours: { scene: SEVERAL, at: 0, hidden: [], worth: "sum" },
};
