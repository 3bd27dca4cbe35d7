import { ANSWER_PILES, PILES, type StonesStep, WON_PILES } from "#lessons/facts/stone-piles";
import type { Scene } from "#problems/stone-pile-grundy/view";
import type { FramePart } from "./use-lesson.mts";

/** What a step of the lesson on stone piles puts on the page. */
export interface StonesBoard {
  readonly scene: Scene;
  readonly at: number;
  /** The table of numbers is shown up to this size, which is lit. */
  readonly size?: number;
  readonly hidden: readonly FramePart[];
}

const FIGURES: readonly FramePart[] = ["figures"];
const pile = (numbered: number, ...piles: bigint[]): Scene => {
  return { piles, moves: PILES.moves, numbered };
};
const one = (size: number): StonesBoard => {
  return { scene: pile(size, BigInt(size)), at: 1, size, hidden: FIGURES };
};

export const STONES_BOARDS: Readonly<Record<StonesStep, StonesBoard>> = {
  question: { scene: { ...PILES, numbered: -1 }, at: 0, hidden: FIGURES },
  onePile: { scene: pile(-1, 1n, 1n), at: 0, hidden: FIGURES },
  zero: one(0),
  one: one(1),
  two: one(2),
  three: one(3),
  table: { scene: { piles: [5n], moves: PILES.moves }, at: 1, size: 5, hidden: [] },
  nim: { scene: { piles: [5n, 2n], moves: PILES.moves }, at: 2, hidden: [] },
  larger: { scene: { piles: [3n], moves: PILES.moves }, at: 1, hidden: [] },
  numbers: { scene: PILES, at: 3, hidden: [] },
  xor: { scene: PILES, at: 4, hidden: [] },
  lost: { scene: PILES, at: 5, hidden: [] },
  answer: { scene: ANSWER_PILES, at: 5, hidden: [] },
  won: { scene: WON_PILES, at: 5, hidden: [] },
  yours: { scene: PILES, at: 5, hidden: [] },
};
