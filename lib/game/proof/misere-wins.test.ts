import { expect, test } from "vitest";
import { gridMoves } from "../../grid/grid-moves";
import { grundy, mex, nimSum } from "../grundy";
import { misereNimWins, misereOutcomes, misereWins } from "../misere-wins";

test("holds for every subtraction game within 1 … 6, three piles played out", () => {
  for (let set = 1; set < 1 << 6; set++) {
    const moves = [1, 2, 3, 4, 5, 6].filter((move) => set & (1 << (move - 1)));
    expect(firstFailure(subtraction(moves), 9, 3)).toBeUndefined();
  }
  expect(firstFailure(subtraction([1, 2]), 6, 4)).toBeUndefined();
});

test("holds for Nim: up to three piles of five", () => {
  expect(firstFailure(subtraction([1, 2, 3, 4, 5]), 5, 3)).toBeUndefined();
  const nim = (piles: readonly number[]) => misereNimWins(piles.map(BigInt));
  expect(firstFailure(subtraction([1, 2, 3, 4, 5]), 5, 3, nim)).toBeUndefined();
  expect(misereNimWins([10n ** 18n, 10n ** 18n])).toBe(false);
  expect(misereNimWins([1n, 1n])).toBe(true);
  const answers = [misereNimWins([]), misereNimWins([1n]), misereNimWins([0n])];
  expect(answers).toEqual([true, false, true]);
});

test("does not hold for Kayles, nor for Grundy's game", () => {
  const kayles: Rule = (size) => {
    const next: number[][] = [];
    for (const taken of [1, 2])
      for (let a = 0; a <= size - taken; a++) next.push([a, size - taken - a]);
    return next;
  };
  const halves: Rule = (size) => {
    const next: number[][] = [];
    for (let a = 1; a < size - a; a++) next.push([a, size - a]);
    return next;
  };
  expect(firstFailure(kayles, 9, 2)).toBeDefined();
  expect(firstFailure(halves, 13, 2)).toBeDefined();
});

test("does not hold for two coins on a chessboard", () => {
  const steps = [
    { rows: -2, columns: 1 },
    { rows: -2, columns: -1 },
    { rows: 1, columns: -2 },
    { rows: -1, columns: -2 },
  ];
  const moves = gridMoves(8, 8, steps);
  const numbers = grundy(64, moves);
  const wins = misereOutcomes(64 * 64, (pair) => {
    const [a, b] = [pair >> 6, pair & 63];
    return [...[...moves(a)].map((to) => to * 64 + b), ...[...moves(b)].map((to) => a * 64 + to)];
  });
  const wrong = [...wins.keys()].filter(
    (pair) => misereWins([numbers[pair >> 6]!, numbers[pair & 63]!]) !== (wins[pair] === 1),
  );
  expect(wrong.length).toBeGreaterThan(0);
});

test("misereOutcomes: edges, loops and bad moves", () => {
  expect([...misereOutcomes(3, (at) => (at === 0 ? [] : [at - 1]))]).toEqual([1, 0, 1]);
  expect(misereOutcomes(0, () => [])).toHaveLength(0);
  expect(() => misereOutcomes(2, (at) => [1 - at])).toThrow("part of a loop");
  expect(() => misereOutcomes(2, () => [2])).toThrow("position 0 moves to 2");
  expect(() => misereOutcomes(2, () => [-1])).toThrow("position 0 moves to -1");
  const asked: number[] = [];
  misereOutcomes(9, (at) => {
    asked.push(at);
    return at % 2 === 0 ? [] : [at - 1, ((at + 3) % 8) & 6];
  });
  expect(asked.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

/** What one move may make of a pile: the piles that are left of it. */
type Rule = (size: number) => readonly (readonly number[])[];

function subtraction(moves: readonly number[]): Rule {
  return (size) => moves.filter((move) => move <= size).map((move) => [size - move]);
}

/** The first sum of piles (as a text) where play and rule differ. */
function firstFailure(
  rule: Rule,
  largest: number,
  piles: number,
  claim: (numbers: readonly number[]) => boolean = misereWins,
): string | undefined {
  const numbers: number[] = [];
  for (let size = 0; size <= largest; size++)
    numbers.push(mex(rule(size).map((left) => nimSum(left.map((pile) => numbers[pile]!)))));
  const known = new Map<string, boolean>();
  const wins = (sizes: readonly number[]): boolean => {
    const sorted = [...sizes].sort((a, b) => a - b);
    const key = sorted.join(" ");
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const next = sorted.flatMap((size, at) =>
      rule(size).map((left) => [...sorted.slice(0, at), ...left, ...sorted.slice(at + 1)]),
    );
    const won = next.length === 0 || next.some((sums) => !wins(sums.filter((pile) => pile > 0)));
    known.set(key, won);
    return won;
  };
  for (let code = 0; code < (largest + 1) ** piles; code++) {
    const sizes = Array.from(
      { length: piles },
      (_, at) => Math.floor(code / (largest + 1) ** at) % (largest + 1),
    );
    if (wins(sizes) !== claim(sizes.map((size) => numbers[size]!))) return sizes.join(" ");
  }
  return undefined;
}
