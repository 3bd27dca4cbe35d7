// Long: one question a kind and its brute force, which shares no code with it.
import { describe, expect, it } from "vitest";
import { Random } from "../../../../lib/sequence/random";
import { EXERCISE_WORDS, SERVED, WORDS } from "../translations";
import { coinNumber, coinSum } from "./chessboard-coins";
import { type Answer, isRight, type Maker, questionsOf } from "./exercise";
import { distance, freshSquares } from "./knight-moves";
import { crossover, fitness } from "./n-queens";
import { child, nextBoard, solvable } from "./sliding-puzzle";
import { mexOf, pileMove, pileNumber } from "./stone-piles";

const SEEDS = 10_000;

/** The smallest number from 0 on that the numbers lack. */
function missing(numbers: readonly number[]): number {
  let least = 0;
  while (numbers.includes(least)) least++;
  return least;
}

type Leap = readonly [up: number, right: number];
const ONE_TWO: Leap[] = [-2, -1, 1, 2].flatMap((up) =>
  [-2, -1, 1, 2].flatMap((right): Leap[] => (up * up === right * right ? [] : [[up, right]])),
);
function leapsFrom(cell: number, leaps = ONE_TWO): number[] {
  return leaps.flatMap(([up, right]) => {
    const [row, column] = [(cell >> 3) + up, (cell & 7) + right];
    return Math.min(row, column) < 0 || Math.max(row, column) > 7 ? [] : [row * 8 + column];
  });
}
/** All distances from a square, layer by layer. */
const far = Array.from({ length: 64 }, (_, from) => {
  const distances = new Map([[from, 0]]);
  for (const [cell, at] of distances)
    for (const next of leapsFrom(cell)) if (!distances.has(next)) distances.set(next, at + 1);
  return distances;
});

const piles = new Map<string, number>();
function pile(size: number, moves: readonly number[]): number {
  const key = `${size} ${moves}`;
  if (!piles.has(key)) {
    const left = moves.flatMap((move) => (move <= size ? [pile(size - move, moves)] : []));
    piles.set(key, missing(left));
  }
  return piles.get(key)!;
}
const positions = new Map<string, boolean>();
/** Whether the player to move wins: by trying all moves, without any number of a pile. */
function wins(sizes: readonly number[], moves: readonly number[]): boolean {
  const key = `${sizes} ${moves}`;
  const win = positions.get(key) ?? after(sizes, moves).some((next) => !wins(next, moves));
  positions.set(key, win);
  return win;
}
/** The positions after each move: pile by pile, the fewest stones first. */
function after(sizes: readonly number[], moves: readonly number[]): number[][] {
  return sizes.flatMap((size, at) =>
    moves.flatMap((move) =>
      move > size ? [] : [sizes.map((other, place) => (place === at ? other - move : other))],
    ),
  );
}

const coinLeaps = ONE_TWO.filter(([up, right]) => up + right < 0);
const coinNumbers = new Map<number, number>();
function coin(cell: number): number {
  if (!coinNumbers.has(cell)) coinNumbers.set(cell, missing(leapsFrom(cell, coinLeaps).map(coin)));
  return coinNumbers.get(cell)!;
}
/** Digit by digit: 1 where the count of ones is odd. */
function xor(numbers: readonly number[]): number {
  return [4, 2, 1].reduce((sum, digit) => {
    const ones = numbers.filter((number) => Math.floor(number / digit) % 2 === 1).length;
    return sum + (ones % 2) * digit;
  }, 0);
}

/** By the cycles of the permutation: an exchange of two tiles changes parity, and each move is one exchange. */
function canBeSolved(rows: number, columns: number, board: readonly number[]): boolean {
  if (rows === 1) return board.filter(Boolean).every((tile, at) => tile === at + 1);
  const cells = rows * columns;
  const home = (tile: number) => (tile === 0 ? cells - 1 : tile - 1);
  const seen = new Set<number>();
  let exchanges = 0;
  for (let start = 0; start < cells; start++) {
    for (let cell = start; !seen.has(cell); cell = home(board[cell]!)) {
      seen.add(cell);
      if (home(board[cell]!) !== start) exchanges++;
    }
  }
  const blank = board.indexOf(0);
  const walk = rows - 1 - Math.floor(blank / columns) + columns - 1 - (blank % columns);
  return (exchanges - walk) % 2 === 0;
}

/** The boards beside one, where the blank goes up, down, left, right. */
function beside(board: readonly number[]): number[][] {
  const blank = board.indexOf(0);
  const [row, column] = [Math.floor(blank / 3), blank % 3];
  const places = [row > 0 && blank - 3, row < 2 && blank + 3, column > 0 && blank - 1];
  return [...places, column < 2 && blank + 1].flatMap((place) =>
    place === false
      ? []
      : [board.map((tile, at) => (at === blank ? board[place]! : at === place ? 0 : tile))],
  );
}
function estimate(board: readonly number[]): number {
  return board.reduce((sum, tile, cell) => {
    const apart = (part: (place: number) => number) => Math.abs(part(cell) - part(tile - 1));
    return tile === 0 ? sum : sum + apart((at) => at % 3) + apart((at) => Math.floor(at / 3));
  }, 0);
}

function valuesOf(answer: Answer): readonly number[] {
  if ("fields" in answer) return Object.values(answer.fields);
  return "digits" in answer ? answer.digits : answer.right;
}

/** Asks a kind 10,000 times; `expected` computes the answer anew: numbers, or the options that are right. */
function held<Data>(maker: Maker<Data>, expected: (data: Data) => readonly number[]) {
  const wrong: number[] = [];
  const answers = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const { data, answer } = maker(new Random(seed));
    const values = valuesOf(answer).join();
    if (values !== expected(data).join()) wrong.push(seed);
    answers.add(values);
  }
  expect(wrong).toEqual([]);
  expect(answers.size).toBeGreaterThan(1);
}

/** A kind, what answers it, and the questions in all languages. */
function kind<Data>(name: string, maker: Maker<Data>, expected: (data: Data) => readonly number[]) {
  return { name, check: () => held(maker, expected), maker: maker as Maker };
}
const kinds = [
  kind("mex", mexOf, (set) => [missing(set)]),
  kind("number of a pile", pileNumber, ({ size, moves }) => [pile(size, moves)]),
  kind("winning moves", pileMove, ({ piles, moves }) => {
    const next = after(piles.map(Number), moves);
    const right = next.flatMap((sizes, at) => (wins(sizes, moves) ? [] : [at + 1]));
    return right.length > 0 ? right : [0];
  }),
  kind("number of a square", coinNumber, (cell) => [coin(cell)]),
  kind("XOR of coins", coinSum, (coins) => [xor(coins.map(coin))]),
  kind("solvable", solvable, ({ rows, columns, board }) => [
    canBeSolved(rows, columns, board) ? 0 : 1,
  ]),
  kind("child of A*", child, ({ board, g, move }) => {
    const blank = [...board].indexOf(0);
    const delta = [-3, 3, -1, 1][move]!;
    const next = beside([...board]).find((other) => other[blank + delta] === 0)!;
    return [g + 1, estimate(next), g + 1 + estimate(next)];
  }),
  kind("next board", nextBoard, ({ start, options }) => {
    const queue = [[...start], ...beside([...start])];
    const seen = new Set(queue.map(String));
    const next = queue.slice(1).flatMap((board) => beside(board));
    const first = next.find((board) => !seen.has(`${board}`));
    return options.flatMap((board, at) => (`${board}` === `${first}` ? [at] : []));
  }),
  kind("fresh squares", freshSquares, ({ scene, step }) => {
    // The queue of breadth-first search after it has taken the wanted number of squares.
    const queue = [scene.from];
    for (let at = 0; at < step; at++) {
      for (const cell of leapsFrom(queue[at]!)) if (!queue.includes(cell)) queue.push(cell);
    }
    return [leapsFrom(queue[step]!).filter((cell) => !queue.includes(cell)).length];
  }),
  kind("distance", distance, ({ from, to }) => [far[from]!.get(to)!]),
  kind("fitness", fitness, (rows) => {
    const queens = [...rows];
    const free = queens.flatMap((row, column) =>
      queens.slice(0, column).filter((other, left) => {
        const rise = (row - other) / (column - left);
        return rise !== 0 && rise !== 1 && rise !== -1;
      }),
    );
    return [free.length];
  }),
  kind("crossover", crossover, ({ parents: [a, b], cut, child: head }) =>
    Array.from({ length: 8 }, (_, column) =>
      (head === 0 ? column < cut : column >= cut) ? a![column]! + 1 : b![column]! + 1,
    ),
  ),
];

describe.each(kinds)("$name", ({ check, maker }) => {
  it("has the answer of brute force, 10,000 times", check);

  it.each(
    SERVED,
  )("says question, hint and reason in %s, and shows the answer in none of the first two", (language) => {
    const texts = { page: WORDS[language]!, own: EXERCISE_WORDS[language]! };
    for (let seed = 0; seed < 12; seed++) {
      const { ask, hint, reason, answer } = maker(new Random(seed));
      const asked = ask(texts);
      const { parts, label, sentence } = reason(texts);
      for (const text of [
        asked.sentence,
        hint(texts.own),
        sentence,
        label,
        ...(asked.options ?? []),
      ]) {
        expect(text).not.toMatch(/undefined|NaN|null|\[object|^$|[০-৯]/);
        expect(text.split("**").length % 2, text).toBe(1);
      }
      expect(asked.parts.join("") + asked.label).not.toBe(parts.join("") + label);
      if ("right" in answer) expect(asked.options![answer.right.at(-1)!]).toBeDefined();
    }
  });
});

it("understands a reply as it is typed, and says when it is none", () => {
  const fields: Answer = { fields: { g: 3, h: 10, f: 13 } };
  expect(isRight(fields, ["3", " 10 ", "13"])).toBe(true);
  expect(isRight(fields, ["3", "10", "12"])).toBe(false);
  expect(isRight(fields, ["3", "", "13"])).toBeUndefined();
  expect(isRight(fields, ["3", "1e1", "13"])).toBeUndefined();
  const digits: Answer = { digits: [1, 8, 2] };
  for (const text of ["182", "1 8 2", "[1, 8, 2]"]) expect(isRight(digits, [text])).toBe(true);
  expect(isRight(digits, ["128"])).toBe(false);
  expect(isRight(digits, [""])).toBeUndefined();
  expect(isRight({ right: [0, 2] }, ["0"])).toBe(true);
  expect(isRight({ right: [0, 2] }, ["1"])).toBe(false);
  expect(isRight({ right: [0, 2] }, [])).toBeUndefined();
});

it("gives the same questions for a seed, and others for another", () => {
  const asked = (seed: number) => JSON.stringify(questionsOf([mexOf, mexOf], seed));
  expect(asked(7)).toBe(asked(7));
  expect(asked(8)).not.toBe(asked(7));
});
