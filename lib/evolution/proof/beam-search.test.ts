import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { type BeamOffers, type BeamPlan, beamSearch } from "../beam-search";
import { TimeKeeper } from "../time-keeper";

type Grid = readonly (readonly number[])[];

/**
 * A walk over the rows of a grid; each step goes one column to the left or right, or stays. Cost: the sum. A
 * state is its column and sum, which are taken back, or stand in a row of their own for each turn.
 */
function walk(grid: Grid, width: number, more: Partial<BeamPlan> = {}, isByRows = false) {
  const [column, sum] = [[0], [0]];
  const here = (turn: number) => (isByRows ? turn : column.length - 1);
  return beamSearch({
    width,
    turns: grid.length,
    expand(next, turn) {
      for (const move of [-1, 0, 1]) {
        const to = column[here(turn)]! + move;
        const cost = grid[turn]![to];
        if (cost !== undefined) next.offer(sum[here(turn)]! + cost, to, move);
      }
    },
    apply(move, turn) {
      const [at, to] = [here(turn), column[here(turn)]! + move];
      [column[at + 1], sum[at + 1]] = [to, sum[at]! + grid[turn]![to]!];
    },
    ...(!isByRows && { undo: (move) => move === column.pop()! - column.at(-1)! && sum.pop() }),
    ...more,
  });
}

/** A beam of copies: of each column the way of least sum, sorted, the first of them. */
function naiveWalk(grid: Grid, width: number) {
  let states = [{ cost: 0, at: 0, moves: [] as number[] }];
  for (const row of grid) {
    const next = states
      .flatMap(({ cost, at, moves }) =>
        [-1, 0, 1].map((move) => ({
          cost: cost + (row[at + move] ?? Infinity),
          at: at + move,
          moves: [...moves, move],
        })),
      )
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost);
    states = next
      .filter(({ at }, place) => place === next.findIndex((other) => other.at === at))
      .slice(0, width);
  }
  const { cost, moves } = states[0]!;
  return { cost, moves, finished: false };
}

/** Costs that differ all, so that the states that are kept are known. */
const randomGrid = (random: Random, rows: number, columns: number): Grid =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.float()));

it("is a beam of copies, whether moves are taken back or states stand by turn", () => {
  for (const random of rounds(100)) {
    const grid = randomGrid(random, random.int(1, 30), random.int(1, 12));
    const width = random.int(1, 12);
    const copies = naiveWalk(grid, width);
    expect(walk(grid, width)).toEqual(copies);
    expect(walk(grid, width, {}, true)).toEqual(copies);
  }
});

it("keeps long ways in little memory", () => {
  const grid = randomGrid(new Random(2), 2000, 10);
  const sums = new Float64Array(10).fill(Infinity, 1);
  for (const row of grid) {
    const before = sums.slice();
    for (const [at, cost] of row.entries()) {
      sums[at] =
        cost + Math.min(before[at - 1] ?? Infinity, before[at]!, before[at + 1] ?? Infinity);
    }
  }
  const { cost, moves } = walk(grid, 10);
  expect([cost, moves.length]).toEqual([Math.min(...sums), 2000]);
});

it("gives each turn its part of the time, and one state where it is over", () => {
  const grid = randomGrid(new Random(5), 300, 2000);
  const [states, width] = [new Int32Array(300), 1000];
  let now = 0;
  for (const timeMs of [3000, 0]) {
    states.fill(0);
    const column = new Int32Array(301);
    const { moves } = walk(grid, width, {
      time: new TimeKeeper(timeMs, () => now),
      expand(next, turn) {
        now += turn < 150 ? 0.05 : 0.2;
        states[turn]!++;
        for (let move = 0; move < 7; move++)
          next.offer(grid[turn]![column[turn]! + move]!, column[turn]! * 7 + move, move);
      },
      apply(move, turn) {
        column[turn + 1] = column[turn]! + move;
      },
      undo: () => {},
    });
    expect(moves).toHaveLength(300);
    if (timeMs === 0) expect(Math.max(...states)).toBe(1);
    else {
      expect([states[1]! <= 64, Math.max(...states) <= width]).toEqual([true, true]);
      expect([now > 2700, now < 3300, states[149]! > 3 * states[299]!]).toEqual([true, true, true]);
    }
  }
});

it("ends with the cheapest finish of the first turn that has one", () => {
  const seen: number[] = [];
  const result = beamSearch({
    width: 3,
    turns: 9,
    expand(next, turn) {
      seen.push(turn);
      if (turn === 2) for (const move of [8, 7, 9]) next.finish(10 + Math.abs(move - 7), move);
      for (const move of [1, 2, 3, 4]) next.offer(move, move, move);
    },
    apply() {},
  });
  expect(result).toEqual({ cost: 10, moves: [1, 1, 7], finished: true });
  expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2]);
});

it("ends where no state has a move, at 0 turns and at a width of 0", () => {
  const grid = randomGrid(new Random(3), 5, 4);
  expect(walk(grid, 4, { turns: 0 })).toEqual({ cost: Infinity, moves: [], finished: false });
  expect(walk(grid, 4, { expand() {} }).moves).toEqual([]);
});

it("refuses bad plans and costs", () => {
  const grid = randomGrid(new Random(4), 2, 2);
  expect(() => walk(grid, 1, { width: 0.5 })).toThrow("width must be an integer in [1, 2^23]");
  expect(() => walk(grid, 1, { turns: -1 })).toThrow("turns must be an integer from 0 on, got -1");
  for (const name of ["offer", "finish"] as const) {
    const plan = {
      expand: (next: BeamOffers) => next[name](Number.NaN, 0, 0),
    };
    expect(() => walk(grid, 1, plan)).toThrow(`beamSearch: ${name} got NaN`);
  }
});
