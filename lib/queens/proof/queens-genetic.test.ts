import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { isQueensPlacement, queensConflicts } from "../queens-conflicts";
import { queensFitness, queensGenetic, queensMaximum, queensPlan } from "../queens-genetic";

const tutorial = (seed: number, threshold: number | "adaptive" = 15, maxGenerations = 1e6) => ({
  population: 10,
  threshold,
  mutation: 0.05,
  maxGenerations,
  random: new Random(seed),
});

it("is 21 of 21 for the tutorial's board, and the maximum less the conflicts for any", () => {
  const rows = (...numbers: number[]) => Int32Array.from(numbers, (number) => number - 1);
  expect(queensFitness(7)(rows(6, 3, 7, 4, 1, 5, 2))).toBe(21);
  expect([queensFitness(8)(rows(1, 1, 1, 1, 1, 1, 1, 1)), queensMaximum(8)]).toEqual([0, 28]);
  const random = new Random(1);
  for (let n = 1; n <= 40; n++) {
    const fitness = queensFitness(n);
    for (let round = 0; round < 20; round++) {
      const board = Int32Array.from({ length: n }, () => random.int(0, n - 1));
      expect(fitness(board)).toBe(queensMaximum(n) - queensConflicts(board));
    }
  }
});

it("solves n = 4 to 7 by the tutorial's parameters, same seed same run", () => {
  for (const n of [4, 5, 6, 7]) {
    for (let seed = 1; seed <= 2; seed++) {
      const result = queensGenetic(n, tutorial(seed));
      expect(result.solved && isQueensPlacement(result.best)).toBe(true);
      expect(queensGenetic(n, tutorial(seed))).toEqual(result);
    }
  }
});

it("solves n = 8 by the tutorial's parameters on the first seed", () =>
  expect(queensGenetic(8, tutorial(1)).solved).toBe(true));

it("solves n = 30 with the adaptive threshold on three seeds", () => {
  for (let seed = 1; seed <= 3; seed++) {
    const options = { ...tutorial(seed, "adaptive"), population: 100, mutation: 0.9 };
    const result = queensGenetic(30, options);
    expect(result.solved && isQueensPlacement(result.best)).toBe(true);
  }
});

it("is a pure restart when the threshold is the maximum", () => {
  const result = queensGenetic(6, tutorial(1));
  expect(result.restarts).toBe(result.generations);
});

it("refuses a bad probability", () => {
  for (const mutation of [-0.1, 1.1, Number.NaN]) {
    const call = () => queensGenetic(8, { ...tutorial(1), mutation });
    expect(call).toThrow(`mutation must be in [0, 1], got ${mutation}`);
  }
});

it("crosses at every place, also at 0, where the children are the parents exchanged", () => {
  const plan = queensPlan(4, tutorial(5));
  const [a, b] = [Int32Array.of(0, 1, 2, 3), Int32Array.of(3, 3, 3, 0)];
  const firsts = new Set<string>();
  for (let round = 0; round < 200; round++) firsts.add(plan.cross(a, b)[0]!.join());
  expect([...firsts].sort()).toEqual(["0,1,2,0", "0,1,3,0", "0,3,3,0", "3,3,3,0"]);
});

it("adaptive selection takes its parents from the best tenth, two boards at least", () => {
  for (const [size, best] of tableOf("10 2, 20 2, 21 3, 110 11")) {
    const plan = queensPlan(6, { ...tutorial(5, "adaptive"), population: size });
    const boards = Array.from({ length: size }, (_, at) => Int32Array.of(at, at, at, at, at, at));
    const fitness = boards.map((_, at) => at);
    const parents = plan.select(boards, fitness);
    expect(parents).toHaveLength(size - best);
    const taken = new Set(plan.keep!(boards, fitness).map((board) => board[0]!));
    expect([...taken].sort((x, y) => x - y)).toEqual(
      Array.from({ length: best }, (_, at) => size - best + at),
    );
    for (const parent of parents) expect(taken.has(parent[0]!)).toBe(true);
  }
});

it("queensMaximum takes up to 2^26 queens", () => {
  expect([queensMaximum(2 ** 26), queensMaximum(0)]).toEqual([2 ** 25 * (2 ** 26 - 1), 0]);
});

it("mutates one queen of as many boards as the probability says", () => {
  for (const mutation of [0, 0.5, 1]) {
    const plan = queensPlan(4, { ...tutorial(2), mutation });
    const changes = new Int32Array(4);
    for (let round = 0; round < 4000; round++) {
      const rows = plan.mutate(Int32Array.of(9, 9, 9, 9));
      const changed = [...rows.keys()].filter((column) => rows[column] !== 9);
      expect(changed.length).toBeLessThan(2);
      for (const column of changed) changes[column]!++;
    }
    for (const count of changes) expect(Math.abs(count / 1000 - mutation)).toBeLessThan(0.15);
  }
});

it("adaptive selection names no parents where all boards are equal", () => {
  const plan = queensPlan(6, tutorial(5, "adaptive"));
  expect(plan.select(Array(10).fill(new Int32Array(6)), Array(10).fill(0))).toEqual([]);
});

it("takes 1 to 10,000 rows", () => {
  for (const n of [1, 10_000]) expect(() => queensPlan(n, tutorial(1))).not.toThrow();
  for (const n of [0, -1, 1.5, Number.NaN, 10_001])
    expect(() => queensPlan(n, tutorial(1))).toThrow(`in [1, 10,000], got ${n}`);
});
