import { nimSum } from "../../../../lib/game/grundy";
import {
  boardOf,
  explain,
  type Scene,
  table,
  targets,
  view,
} from "../../../../problems/chessboard-coin-game/view";
import type { Maker } from "./exercise";

const SIDE = 8;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
const MOVABLE = CELLS.filter((cell) => targets(SIDE, cell).length > 1);
const WORTH = CELLS.filter((cell) => table(SIDE)[cell]! > 0);

/** What is the number of a square whose moves lead to squares of given numbers? */
export const coinNumber: Maker<number> = (random) => {
  const cell = random.pick(MOVABLE);
  const scene: Scene = { side: SIDE, coins: [cell], numbered: targets(SIDE, cell) };
  return {
    data: cell,
    answer: { fields: { [boardOf(SIDE).name(cell)]: table(SIDE)[cell]! } },
    ask({ page, own }) {
      const frame = explain(scene, cell, page.coins.view);
      const sentence = own.coinNumber(boardOf(SIDE).name(cell));
      return { ...frame, figures: [], lists: frame.lists!.slice(0, 1), sentence };
    },
    hint: (own) => own.mexOfHint,
    reason({ page }) {
      const numbered = [cell, ...targets(SIDE, cell)];
      return { ...explain({ ...scene, numbered }, cell, page.coins.view), figures: [] };
    },
  };
};

/** What is the XOR of the numbers under the coins? */
export const coinSum: Maker<readonly number[]> = (random) => {
  const numbers = table(SIDE);
  const coins = random.shuffle([...WORTH]).slice(0, random.int(2, 3));
  const scene: Scene = { side: SIDE, coins };
  return {
    data: coins,
    answer: { fields: { XOR: nimSum(coins.map((cell) => numbers[cell]!)) } },
    ask({ page, own }) {
      const frame = view.frames({ ...scene, numbered: coins }, page.coins.view).at(1);
      return { ...frame, figures: [], sentence: own.coinSum };
    },
    hint: (own) => own.coinSumHint,
    reason({ page }) {
      const frames = view.frames(scene, page.coins.view);
      return { ...frames.at(frames.count - 2), figures: [] };
    },
  };
};

export const makers: readonly Maker[] = [
  ...[coinNumber, coinSum, coinNumber, coinSum, coinNumber, coinSum],
];
