import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { SubtractionGame } from "../subtraction-game";
import { nimWinningMoves, subtractionWinningMoves, winningMoves } from "../winning-moves";

test("piles of subtraction games: the moves that win when played out", () => {
  for (const random of rounds(20)) {
    const moves = [...new Set(Array.from({ length: random.int(1, 3) }, () => random.int(1, 5)))];
    const game = new SubtractionGame(moves);
    const wins = playedOut(moves);
    for (let a = 0; a <= 9; a++) {
      for (let b = 0; b <= 9; b++) {
        const expected: string[] = [];
        for (const [pile, size] of [a, b].entries()) {
          for (const move of [...moves].sort((x, y) => x - y)) {
            if (move > size) continue;
            if (!(pile === 0 ? wins(a - move, b) : wins(a, b - move)))
              expected.push(`${pile}:${move}`);
          }
        }
        const winning = subtractionWinningMoves(game, [a, b]).map((m) => `${m.pile}:${m.taken}`);
        expect(winning).toEqual(expected);
      }
    }
  }
});

test("Nim: exactly the moves after which the XOR is zero", () => {
  for (const random of rounds(300)) {
    const piles = Array.from({ length: random.int(0, 4) }, () => random.bigint(0n, 12n));
    const expected: string[] = [];
    for (const [pile, size] of piles.entries()) {
      for (let taken = 1n; taken <= size; taken++) {
        const rest = piles.reduce(
          (sum, other, at) => sum ^ (at === pile ? size - taken : other),
          0n,
        );
        if (rest === 0n) expected.push(`${pile}:${taken}`);
      }
    }
    expect(nimWinningMoves(piles).map((m) => `${m.pile}:${m.taken}`)).toEqual(expected);
  }
  expect(nimWinningMoves([2n ** 60n, 1n])).toEqual([{ pile: 0, taken: 2n ** 60n - 1n }]);
});

test("a lost sum has none, and no part has no move", () => {
  expect(winningMoves([2, 2, 0], () => [0, 1])).toEqual([]);
  expect(winningMoves([], () => [])).toEqual([]);
  expect(winningMoves([1, 2], (part) => (part === 0 ? [0] : [0, 1]))).toEqual([
    { part: 1, option: 1 },
  ]);
  const document = new SubtractionGame([1, 2]);
  expect(subtractionWinningMoves(document, [5, 2, 3])).toEqual([]);
  expect(subtractionWinningMoves(document, [10n ** 18n])).toEqual([{ pile: 0, taken: 1n }]);
});

function playedOut(moves: readonly number[]): (a: number, b: number) => boolean {
  const known = new Map<number, boolean>();
  const wins = (a: number, b: number): boolean => {
    const key = a * 100 + b;
    let answer = known.get(key);
    if (answer === undefined) {
      answer = moves.some((m) => (m <= a && !wins(a - m, b)) || (m <= b && !wins(a, b - m)));
      known.set(key, answer);
    }
    return answer;
  };
  return wins;
}
