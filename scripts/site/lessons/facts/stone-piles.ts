import { SubtractionGame } from "../../../../lib/game/subtraction-game";
import {
  reachedNumbers,
  type Scene,
  sumOf,
  winning,
} from "../../../../problems/stone-pile-grundy/view";

/** The steps of the lesson on stone piles, in their order. */
export const STONES_STEPS = [
  "question",
  "onePile",
  "zero",
  "one",
  "two",
  "three",
  "table",
  "nim",
  "larger",
  "numbers",
  "xor",
  "lost",
  "answer",
  "won",
  "yours",
] as const;
export type StonesStep = (typeof STONES_STEPS)[number];

/** The examples that the buttons bring back. */
export const STONES_EXAMPLES = ["piles", "onePile", "won"] as const;
export type StonesExample = (typeof STONES_EXAMPLES)[number];

const MOVES = [1, 2];
/** The tutorial's piles, and others that the first player wins. */
export const PILES: Scene = { piles: [5n, 2n, 3n], moves: MOVES };
export const WON_PILES: Scene = { piles: [5n, 2n, 4n], moves: MOVES };
/** The tutorial's piles after one stone was taken from the first. */
export const ANSWER_PILES: Scene = { piles: [4n, 2n, 3n], moves: MOVES };
/** How far the table of numbers goes. */
const LAST_SIZE = 5;

/** A row of the table: where a pile's moves lead, the numbers there, and its own. */
export interface MexRow {
  readonly size: number;
  readonly sizes: readonly number[];
  readonly reached: readonly number[];
  readonly number: number;
}

function mexRows(): MexRow[] {
  const game = new SubtractionGame(MOVES);
  return Array.from({ length: LAST_SIZE + 1 }, (_, size) => ({
    size,
    sizes: MOVES.filter((move) => move <= size).map((move) => size - move),
    reached: reachedNumbers({ moves: MOVES }, BigInt(size)),
    number: game.number(size),
  }));
}

/** The numbers that the lesson names, computed by the library. */
export function stonesFacts() {
  const game = new SubtractionGame(MOVES);
  const numbers = (scene: Scene) => scene.piles.map((size) => game.number(size));
  const [win] = winning(WON_PILES);
  const number = (size: bigint) => game.number(size);
  const back = winning(ANSWER_PILES).find(({ pile, taken }) => {
    const size = ANSWER_PILES.piles[pile]!;
    return number(size - taken) < number(size);
  })!;
  const answered = ANSWER_PILES.piles[back.pile]!;
  return {
    piles: PILES.piles.map(Number),
    numbers: numbers(PILES),
    sum: sumOf(PILES),
    rows: mexRows(),
    period: game.period,
    answer: {
      piles: ANSWER_PILES.piles.map(Number),
      numbers: numbers(ANSWER_PILES),
      sum: sumOf(ANSWER_PILES),
      size: Number(answered),
      number: number(answered),
      taken: Number(back.taken),
      left: number(answered - back.taken),
    },
    won: {
      piles: WON_PILES.piles.map(Number),
      numbers: numbers(WON_PILES),
      sum: sumOf(WON_PILES),
      taken: Number(win!.taken),
      pile: win!.pile + 1,
    },
  };
}
export type StonesFacts = ReturnType<typeof stonesFacts>;
