import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { type BeamPlan, beamSearch } from "../beam-search";

type Grid = readonly (readonly number[])[];

/** A walk over the rows of a grid; each step goes one column to the left or right, or stays. Cost: the sum. */
function walk(grid: Grid, width: number, more: Partial<BeamPlan> = {}) {
  const [column, sum] = [new Int32Array(2 * width), new Float64Array(2 * width)];
  return beamSearch({
    width,
    turns: grid.length,
    expand(slot, next, turn) {
      for (const move of [-1, 0, 1]) {
        const to = column[slot]! + move;
        const cost = grid[turn]![to];
        if (cost !== undefined) next.offer(sum[slot]! + cost, to, move);
      }
    },
    apply(from, move, to, turn) {
      column[to] = column[from]! + move;
      sum[to] = sum[from]! + grid[turn]![column[to]!]!;
    },
    ...more,
  });
}

/** The same by lists: of each column the least sum, sorted, the first of them. */
function naiveWalk(grid: Grid, width: number): number {
  let states = new Map([[0, 0]]);
  for (const row of grid) {
    const next = new Map<number, number>();
    for (const [column, sum] of states) {
      for (const to of [column - 1, column, column + 1]) {
        if (row[to] === undefined) continue;
        next.set(to, Math.min(next.get(to) ?? Infinity, sum + row[to]));
      }
    }
    states = new Map([...next].sort(([, a], [, b]) => a - b).slice(0, width));
  }
  return Math.min(...states.values());
}

/** Costs that differ all, so that the states that are kept are known. */
const randomGrid = (random: Random, rows: number, columns: number): Grid =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.float()));

it("keeps the best of each turn once; its moves lead to its cost", () => {
  for (const random of rounds(200)) {
    const grid = randomGrid(random, random.int(1, 30), random.int(1, 12));
    const width = random.int(1, 12);
    const { cost, moves, finished } = walk(grid, width);
    expect(cost).toBe(naiveWalk(grid, width));
    let [column, sum] = [0, 0];
    for (const [turn, move] of moves.entries()) {
      column += move;
      sum += grid[turn]![column]!;
    }
    expect([sum, moves.length, finished]).toEqual([cost, grid.length, false]);
  }
});

it("keeps long ways in little memory", () => {
  const grid = randomGrid(new Random(2), 20_000, 10);
  const { cost, moves } = walk(grid, 10);
  expect([cost, moves.length]).toEqual([naiveWalk(grid, 10), 20_000]);
});

it("ends with the cheapest finish of the first turn that has one", () => {
  const seen: number[] = [];
  const result = beamSearch({
    width: 3,
    turns: 9,
    expand(_, next, turn) {
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
  const short = walk(grid, 4, { widthAt: (turn) => (turn < 3 ? 9.5 : 0) });
  expect([short.cost, short.moves.length]).toEqual([naiveWalk(grid.slice(0, 3), 4), 3]);
  expect(walk(grid, 4, { widthAt: () => 1 }).cost).toBe(naiveWalk(grid, 1));
});

it("refuses bad plans and costs", () => {
  const grid = randomGrid(new Random(4), 2, 2);
  expect(() => walk(grid, 1, { width: 0.5 })).toThrow("width must be an integer in [1, 2^23]");
  expect(() => walk(grid, 1, { turns: -1 })).toThrow("turns must be an integer from 0 on, got -1");
  for (const name of ["offer", "finish"] as const) {
    const plan = {
      expand: (_: number, next: Parameters<BeamPlan["expand"]>[1]) => next[name](Number.NaN, 0, 0),
    };
    expect(() => walk(grid, 1, plan)).toThrow(`beamSearch: ${name} got NaN`);
  }
});
