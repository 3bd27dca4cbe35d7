import { PILES, type StonesStep, WON_PILES } from "#lessons/facts/stone-piles";
import type { Scene } from "#problems/stone-pile-grundy/view";

/** What a step of the lesson on stone piles puts on the page. */
export interface StonesBoard {
  readonly scene: Scene;
  readonly at: number;
  /** The table of numbers is shown up to this size, which is lit. */
  readonly size?: number;
}

const pile = (...piles: bigint[]): Scene => ({ piles, moves: PILES.moves });

export const STONES_BOARDS: Readonly<Record<StonesStep, StonesBoard>> = {
  question: { scene: PILES, at: 0 },
  onePile: { scene: pile(1n, 1n), at: 0 },
  zero: { scene: pile(0n), at: 1, size: 0 },
  one: { scene: pile(1n), at: 1, size: 1 },
  two: { scene: pile(2n), at: 1, size: 2 },
  three: { scene: pile(3n), at: 1, size: 3 },
  table: { scene: pile(5n), at: 1, size: 5 },
  nim: { scene: pile(5n, 2n), at: 2 },
  numbers: { scene: PILES, at: 3 },
  xor: { scene: PILES, at: 4 },
  lost: { scene: PILES, at: 5 },
  won: { scene: WON_PILES, at: 5 },
  yours: { scene: PILES, at: 5 },
};
