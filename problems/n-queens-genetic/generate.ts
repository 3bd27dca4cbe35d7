import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

export const rounds = 4;

/** Small valid inputs that shrink, for stress runs: the first generations nearly always solve them. */
export const small = inputs(5, 8, 3);

/** Small boards with parameters that may fail, so that the whole budget is spent. */
export const stubborn = inputs(7, 2, 0);

function inputs(maxN: number, minPopulation: number, minTenths: number): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.integer({ min: 4, max: maxN }),
      fc.integer({ min: minPopulation, max: 30 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: minTenths, max: 10 }),
      fc.integer({ min: 0, max: 1000 }),
    )
    .map(([n, population, threshold, tenths, seed]) =>
      [n, population, threshold, tenths / 10, seed].join(" ").concat("\n"),
    );
}

export const generators: Generators = {
  random: (random) => line(random, random.int(4, 12)),
  large: (random) => line(random, random.int(20, problem.bounds.maxN)),
};

function line(random: Random, n: number): string {
  const maximum = (n * (n - 1)) / 2;
  const threshold = random.int(Math.floor(0.6 * maximum), maximum);
  const mutation = random.int(0, 100) / 100;
  return `${n} ${random.int(2, 200)} ${threshold} ${mutation} ${random.int(0, 1000)}\n`;
}
