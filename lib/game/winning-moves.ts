/**
 * winningMoves: all moves of a sum of games that leave the opponent a lost position.
 *
 * Use     const moves = winningMoves([1, 2, 4], (pile) => Array.from({ length: pile }, (_, left) => left))
 * Time    O(parts + options)
 * Space   the answer
 * Limits  normal play: the player who cannot move loses; empty exactly where the player to move loses; not
 *         checked to be numbers: winningMoves(numbers)
 * Errors  none of its own; subtractionWinningMoves throws what SubtractionGame.number throws
 * Source  R. Sprague (1935), P. M. Grundy (1939); for Nim C. L. Bouton (1902)
 * Tested  winning-moves.test.ts: against games played out, Nim to 2^60 against all moves' XOR
 */
import type { SubtractionGame } from "./subtraction-game";

/** The `option`-th move of part number `part`. */
export interface WinningMove {
  readonly part: number;
  readonly option: number;
}

/** numbers[i] is part i's Grundy number, options(i) those of the positions its moves lead to. */
export function winningMoves(
  numbers: ArrayLike<number>,
  options: (part: number) => ArrayLike<number>,
): WinningMove[] {
  let sum = 0;
  for (let part = 0; part < numbers.length; part++) sum ^= numbers[part]!;
  const winning: WinningMove[] = [];
  if (sum === 0) return winning;
  for (let part = 0; part < numbers.length; part++) {
    const wanted = numbers[part]! ^ sum;
    const reached = options(part);
    for (let option = 0; option < reached.length; option++) {
      if (reached[option] === wanted) winning.push({ part, option });
    }
  }
  return winning;
}

/** Take `taken` stones from pile number `pile`. */
export interface PileMove {
  readonly pile: number;
  readonly taken: bigint;
}

/** Winning moves for piles of a subtraction game, by pile, then by stones taken. */
export function subtractionWinningMoves(
  game: SubtractionGame,
  piles: readonly (number | bigint)[],
): PileMove[] {
  const legal = (pile: number) => game.moves.filter((move) => move <= BigInt(piles[pile]!));
  const numbers = piles.map((size) => game.number(size));
  const winning = winningMoves(numbers, (pile) =>
    legal(pile).map((move) => game.number(BigInt(piles[pile]!) - move)),
  );
  return winning.map(({ part, option }) => ({ pile: part, taken: game.moves[option]! }));
}

/** Winning moves of Nim (any number of stones from one pile): at most one a pile. */
export function nimWinningMoves(piles: readonly bigint[]): PileMove[] {
  const sum = piles.reduce((total, pile) => total ^ pile, 0n);
  return piles.flatMap((size, pile) =>
    (size ^ sum) < size ? [{ pile, taken: size - (size ^ sum) }] : [],
  );
}
