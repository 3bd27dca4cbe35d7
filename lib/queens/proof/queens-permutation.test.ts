import { expect, it, vi } from "vitest";
import { Random } from "../../sequence/random";
import { isQueensPlacement } from "../queens-conflicts";
import { permutationPlan, queensPermutation } from "../queens-permutation";

const options = (seed: number, memetic: boolean, crossover: "pmx" | "ox" = "pmx") => ({
  population: memetic ? 4 : 60,
  crossover,
  rounds: 3,
  elite: memetic ? 2 : 10,
  mutation: 0.9,
  mutates: "any" as const,
  memetic,
  maxGenerations: 20_000,
  random: new Random(seed),
});

it("solves n = 50 with PMX and n = 30 with OX, same seed same run", () => {
  for (let seed = 1; seed <= 2; seed++) {
    const pmx = queensPermutation(50, options(seed, false));
    expect(pmx.solved && isQueensPlacement(pmx.best)).toBe(true);
    expect(queensPermutation(50, options(seed, false))).toEqual(pmx);
    const ox = queensPermutation(30, options(seed, false, "ox"));
    expect(ox.solved && isQueensPlacement(ox.best)).toBe(true);
  }
});

it("solves every n from 4 to 100, and 1000, when memetic", () => {
  for (const n of [1, ...Array.from({ length: 97 }, (_, at) => at + 4), 1000]) {
    const result = queensPermutation(n, options(n, true));
    expect(result.solved && isQueensPlacement(result.best), `n = ${n}`).toBe(true);
  }
});

it("refuses more than 10^6 rows and too few or too many of an elite", () => {
  for (const n of [0, -1, 1.5, Number.NaN, 1e6 + 1]) {
    const call = () => permutationPlan(n, options(1, false));
    expect(call).toThrow(`queensPermutation: n must be an integer in [1, 10^6], got ${n}`);
  }
  for (const elite of [1, 59, 2.5]) {
    const call = () => permutationPlan(8, { ...options(1, false), elite });
    expect(call).toThrow(`queensPermutation: elite must be in [2, 58], got ${elite}`);
  }
  for (const elite of [2, 58]) permutationPlan(8, { ...options(1, false), elite });
  for (const mutation of [0, 1]) permutationPlan(8, { ...options(1, false), mutation });
  for (const mutation of [-0.1, 1.1, Number.NaN]) {
    const call = () => permutationPlan(8, { ...options(1, false), mutation });
    expect(call).toThrow(`queensPermutation: mutation must be in [0, 1], got ${mutation}`);
  }
  // 10^6 rows of 40 boards take 2 GB: only the check lets this through.
  const largest = { ...options(1, false), population: 40 };
  vi.stubGlobal("Int32Array", function noMemory() {
    throw new Error("no memory");
  });
  expect(() => permutationPlan(1e6, largest)).toThrow("no memory");
  vi.unstubAllGlobals();
});

it("names no parents after more than 200 generations without a better board", () => {
  const plan = permutationPlan(8, options(1, false));
  const boards = Array.from({ length: 60 }, () => plan.create());
  const fitness = boards.map(plan.fitness);
  const parents = Array.from({ length: 202 }, () => plan.select(boards, fitness).length);
  expect([parents.slice(0, 201).every((length) => length > 0), parents[201]]).toEqual([true, 0]);
});
