import { expect, test } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { SubtractionGame, subtractionNumbers } from "../subtraction-game";

test("the document's game: take one or two", () => {
  const game = new SubtractionGame([1, 2]);
  expect([...subtractionNumbers([1, 2], 6)]).toEqual([0, 1, 2, 0, 1, 2]);
  expect([game.preperiod, game.period, ...game.numbers]).toEqual([0, 3, 0, 1, 2]);
  expect([5, 2, 3].map((pile) => game.number(pile))).toEqual([2, 2, 0]);
  expect(game.number(10n ** 18n)).toBe(1);
});

test("every set within 1 … 10: numbers by definition, period proven, both least", () => {
  for (let set = 1; set < 1 << 10; set++) {
    const moves = [...Array(10).keys()].filter((at) => set & (1 << at)).map((at) => at + 1);
    const game = new SubtractionGame(moves);
    const unit = Number(game.unit);
    const [start, period] = [game.preperiod * unit, game.period * unit];
    const largest = moves[moves.length - 1]!;
    const naive = byDefinition(moves, start + 2 * period + largest);
    for (let size = 0; size < naive.length; size++) {
      holdEqual(game.number(size), naive[size], () => [moves, size]);
      holdEqual(game.number(BigInt(size)), naive[size], () => [moves, BigInt(size)]);
    }
    // A whole window repeats, so everything after it does.
    for (let size = start; size < start + largest; size++)
      expect(naive[size + period]).toBe(naive[size]);
    if (start > 0) expect(naive[start - 1]).not.toBe(naive[start - 1 + period]);
    for (let less = 1; less < game.period; less++) {
      const units = game.numbers.subarray(game.preperiod);
      const shifted = units.findIndex((n, at) => n !== units[(at + less) % game.period]);
      holdEqual(shifted >= 0, true, () => [moves, less]);
    }
  }
});

test("random sparse sets, and sizes to 10^18 against the remainder", () => {
  for (const random of rounds(40)) {
    const moves = Array.from({ length: random.int(1, 4) }, () => random.int(1, 60));
    const game = new SubtractionGame(moves);
    const naive = byDefinition(moves, 3000);
    expect(naive.map((_, size) => game.number(size))).toEqual(naive);
    const period = game.unit * BigInt(game.period);
    for (let size = 0n; size < 50n; size++) {
      const base = game.unit * BigInt(game.preperiod) + size;
      const far = base + period * (10n ** 18n / period);
      expect(game.number(far)).toBe(game.number(base));
    }
  }
});

test("sizes up to 2^53 as numbers, against the remainder of big integers", () => {
  const random = new Random(4);
  for (const moves of [
    [1, 2],
    [2, 4],
    [1, 8, 60],
    [5, 13, 19, 47],
    [7, 30, 55],
  ]) {
    const game = new SubtractionGame(moves);
    const [start, period] = [game.preperiod, game.period].map((at) => game.unit * BigInt(at));
    const naive = byDefinition(moves, Number(start! + period!));
    for (let run = 0; run < 300; run++) {
      const near = random.pick([2 ** 32, 2 ** 51, 2 ** 52, 2 ** 53 - 1]);
      const size = random.pick([near - random.int(0, 500), random.int(2 ** 31, near)]);
      const number = naive[Number(start! + ((BigInt(size) - start!) % period!))];
      expect(game.number(size)).toBe(number);
    }
  }
});

test("many moves, filled by levels", () => {
  const random = new Random(5);
  for (const [count, most] of tableOf("100 150, 200 1600, 400 700")) {
    const moves = new Set<number>();
    while (moves.size < count) moves.add(random.int(1, most));
    const steps = [...moves].sort((a, b) => a - b);
    expect([...subtractionNumbers(steps, 3000)]).toEqual(byDefinition(steps, 3000));
  }
  const all = new SubtractionGame(Array.from({ length: 99 }, (_, at) => at + 1));
  expect([all.preperiod, all.period, all.number(10n ** 18n)]).toEqual([0, 100, 0]);
});

test("some moves that lie far apart, each taken from each size alone", () => {
  const random = new Random(7);
  const steps = [...new Set(Array.from({ length: 70 }, () => random.int(1, 200_000)))];
  steps.sort((a, b) => a - b);
  expect(steps.length).toBeGreaterThan(64);
  expect([...subtractionNumbers(steps, 10_000)]).toEqual(byDefinition(steps, 10_000));
});

test("ends soon with an error where no period is in sight, or where most forbids to look", () => {
  // Some 2^28 steps; without the default of `most` it would be minutes.
  const moves = new Set<number>();
  for (let word = 12345; moves.size < 10_000; word = Math.imul(word, 1103515245) + 12345)
    moves.add(1 + ((word >>> 8) % 100_000));
  expect(() => new SubtractionGame(moves)).toThrow("SubtractionGame: no period up to size 26843");
  expect(() => new SubtractionGame([1, 2], 2)).toThrow("no period up to size 2");
  // Two numbers, the same two a period later, and one size to see it.
  expect(() => new SubtractionGame([1, 2], 5)).toThrow("no period up to size 5");
  expect(new SubtractionGame([1, 2], 6).period).toBe(3);
  for (const most of [0, -1, 1.5, Number.NaN, 2 ** 27, "9" as never]) {
    const call = () => new SubtractionGame([1, 2], most);
    expect(call).toThrow(`SubtractionGame: most must be an integer in [1, 67108864], got ${most}`);
  }
});

test("edges: no move, one huge move, equal moves, what is refused", () => {
  const none = new SubtractionGame([]);
  expect([none.period, none.number(0), none.number(10n ** 18n)]).toEqual([1, 0, 0]);
  const huge = new SubtractionGame([10n ** 17n]);
  expect([
    huge.number(10n ** 17n - 1n),
    huge.number(10n ** 17n),
    huge.number(2n * 10n ** 17n),
  ]).toEqual([0, 1, 0]);
  expect(new SubtractionGame([2, 1, 2]).moves).toEqual([1n, 2n]);
  expect(() => new SubtractionGame([0])).toThrow("a move must be a positive integer, got 0");
  expect(() => new SubtractionGame([1.5])).toThrow("got 1.5");
  expect(() => new SubtractionGame([1, 2 ** 40])).toThrow("move 1099511627776 is too large");
  expect(() => new SubtractionGame([2, 2 ** 41])).toThrow("move 2199023255552 is too large");
  expect(() => new SubtractionGame([1, 2 ** 24], 1)).toThrow("no period up to size 1");
  expect(() => none.number(-1)).toThrow("SubtractionGame.number: size must be an integer");
  expect(() => none.number(2 ** 53)).toThrow("from 0 on");
});

function byDefinition(moves: readonly number[], count: number): number[] {
  const numbers: number[] = [];
  for (let size = 0; size < count; size++) {
    const reached = new Set(
      moves.filter((move) => move <= size).map((move) => numbers[size - move]),
    );
    let number = 0;
    while (reached.has(number)) number++;
    numbers.push(number);
  }
  return numbers;
}
