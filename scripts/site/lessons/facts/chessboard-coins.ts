import { nimSum } from "../../../../lib/game/grundy";
import {
  boardOf,
  type Scene,
  table,
  targets,
  winning,
} from "../../../../problems/chessboard-coin-game/view";

/** The steps of the lesson on coins, in their order. */
export const COINS_STEPS = [
  "question",
  "moves",
  "stuck",
  "one",
  "lost",
  "mex",
  "table",
  "single",
  "several",
  "xor",
  "win",
  "why",
  "yours",
] as const;
export type CoinsStep = (typeof COINS_STEPS)[number];

/** The examples that the buttons bring back. */
export const COINS_EXAMPLES = ["table", "moves", "several"] as const;
export type CoinsExample = (typeof COINS_EXAMPLES)[number];

const SIDE = 8;
const NUMBERS = table(SIDE);
const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
const reached = (cell: number) => targets(SIDE, cell).map((to) => NUMBERS[to]!);
/** The first square, by rows from the bottom, of which something holds. */
const first = (holds: (cell: number, numbers: readonly number[]) => boolean) =>
  CELLS.find((cell) => holds(cell, reached(cell)))!;

/** The squares that the lesson speaks of, on a board of 8 by 8. */
export const COIN_SQUARES = {
  /** All four moves stay on the board. */
  middle: first((cell) => targets(SIDE, cell).length === 4),
  stuck: 0,
  one: first((_, numbers) => numbers.length > 0 && numbers.every((number) => number === 0)),
  lost: first((_, numbers) => numbers.length > 0 && !numbers.includes(0)),
  high: first((cell) => NUMBERS[cell] === Math.max(...Array.from(NUMBERS))),
} as const;

/** Three coins whose XOR is not 0; the last one stands on the highest number. */
export const SEVERAL: Scene = {
  side: SIDE,
  coins: [COIN_SQUARES.one, COIN_SQUARES.middle, COIN_SQUARES.high],
};
export const oneCoin = (cell: number): Scene => ({ side: SIDE, coins: [cell] });

/** The numbers and squares that the lesson names, computed by the library. */
export function coinsFacts() {
  const board = boardOf(SIDE);
  const squareFacts = (cell: number) => ({
    square: board.name(cell),
    targets: targets(SIDE, cell).map((to) => board.name(to)),
    /** The same squares in the order of their numbers, and these. */
    byNumber: targets(SIDE, cell)
      .sort((a, b) => NUMBERS[a]! - NUMBERS[b]!)
      .map((to) => board.name(to)),
    reached: reached(cell).sort((a, b) => a - b),
    number: NUMBERS[cell]!,
  });
  const numbers = SEVERAL.coins.map((cell) => NUMBERS[cell]!);
  const [win] = winning(SEVERAL);
  return {
    side: SIDE,
    middle: squareFacts(COIN_SQUARES.middle),
    stuck: CELLS.filter((cell) => targets(SIDE, cell).length === 0).map((cell) => board.name(cell)),
    one: squareFacts(COIN_SQUARES.one),
    lost: squareFacts(COIN_SQUARES.lost),
    high: squareFacts(COIN_SQUARES.high),
    coins: SEVERAL.coins.map((cell) => board.name(cell)),
    numbers,
    sum: nimSum(numbers),
    win: {
      ...{ from: board.name(win!.from), to: board.name(win!.to) },
      ...{ number: NUMBERS[win!.from]!, smaller: NUMBERS[win!.to]! },
    },
  };
}
export type CoinsFacts = ReturnType<typeof coinsFacts>;
