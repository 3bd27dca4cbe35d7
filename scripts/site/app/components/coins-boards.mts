import { COIN_SQUARES, type CoinsStep, oneCoin, SEVERAL } from "#lessons/facts/chessboard-coins";
import type { Scene } from "#problems/chessboard-coin-game/view";

/** What a step of the lesson on coins puts on the page. */
export interface CoinsBoard {
  readonly scene: Scene;
  readonly at: number;
  /** A square whose moves and mex are shown. */
  readonly square?: number;
}

const about = (square: number): CoinsBoard => ({ scene: oneCoin(square), at: 1, square });

export const COINS_BOARDS: Readonly<Record<CoinsStep, CoinsBoard>> = {
  question: { scene: SEVERAL, at: 0 },
  moves: about(COIN_SQUARES.middle),
  stuck: about(COIN_SQUARES.stuck),
  one: about(COIN_SQUARES.one),
  lost: about(COIN_SQUARES.lost),
  mex: about(COIN_SQUARES.high),
  table: { scene: { ...SEVERAL, coins: [] }, at: 0 },
  single: { scene: oneCoin(COIN_SQUARES.middle), at: 3 },
  several: { scene: SEVERAL, at: 0 },
  xor: { scene: SEVERAL, at: 4 },
  win: { scene: SEVERAL, at: 5 },
  why: { scene: SEVERAL, at: 5 },
  yours: { scene: SEVERAL, at: 0 },
};
