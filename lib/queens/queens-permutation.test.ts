import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { isQueensPlacement } from "./queens-conflicts";
import { queensPermutation } from "./queens-permutation";

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

describe("queensPermutation", () => {
  it("solves n = 50 with PMX and n = 30 with OX, same seed same run", () => {
    for (let seed = 1; seed <= 5; seed++) {
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

  it("refuses a bad size, probability or elite", () => {
    expect(() => queensPermutation(0, options(1, false))).toThrow("in [1, 10^6], got 0");
    expect(() => queensPermutation(8, { ...options(1, false), mutation: -1 })).toThrow(
      "in [0, 1], got -1",
    );
    expect(() => queensPermutation(8, { ...options(1, false), elite: 59 })).toThrow(
      "in [2, 58], got 59",
    );
  });
});
