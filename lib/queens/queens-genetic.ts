/**
 * queensGenetic: n queens by the textbook genetic algorithm, one row a column, equal rows allowed.
 *
 * Use     queensGenetic(6, { population: 10, threshold: "adaptive", mutation: 0.5, maxGenerations: 5, random })
 * Time    O(n) a board; with a fixed threshold n = 8 takes some 10^4 generations and n = 12 has no
 *         real chance; with the adaptive one n = 8 some ms, n = 30 some 0.1 s
 * Space   two generations of 4n bytes a board
 * Limits  n in [1, 10,000]; probability in [0, 1]; not checked to be numbers: onePointCrossover(breakPoint)
 * Errors  RangeError for anything else
 * Source  the tutorial's algorithm unchanged (fixed threshold); the adaptive threshold is own work
 * Tested  queens-genetic.test.ts: fitness against all pairs, runs by seed, every step of the tutorial
 */
import { DistinctElite } from "../evolution/distinct-elite";
import {
  type Generation,
  type GeneticPlan,
  type GeneticResult,
  genetic,
} from "../evolution/genetic";
import type { Random } from "../sequence/random";

const STAGNATION = 200; // generations without a better board, after which the population is drawn anew

export interface QueensGeneticOptions {
  readonly population: number;
  /** Boards of at least this fitness have children; "adaptive" follows the best tenth. */
  readonly threshold: number | "adaptive";
  /** Probability that a child is mutated. */
  readonly mutation: number;
  readonly maxGenerations: number;
  readonly random: Random;
}

export function queensGenetic(
  n: number,
  options: QueensGeneticOptions,
  observe?: (generation: Generation<Int32Array>) => void,
): GeneticResult<Int32Array> {
  return genetic(queensPlan(n, options), observe);
}

/** Pairs of n queens: the fitness of a board without conflict. */
export function queensMaximum(n: number): number {
  if (!(Number.isInteger(n) && n >= 0 && n <= 2 ** 26)) {
    throw new RangeError(`queensMaximum: n must be an integer in [0, 2^26], got ${n}`);
  }
  return (n * n - n) / 2;
}

/** Fitness of boards of n queens, rows from 0: the maximum less the pairs that attack each other. */
export function queensFitness(n: number): (rows: Int32Array) => number {
  const maximum = queensMaximum(n);
  // Used again for every board: the queens seen on each row and diagonal.
  const seen = new Int32Array(5 * n);
  const fallingAt = 4 * n;
  return (rows) => {
    seen.fill(0);
    let pairs = 0;
    for (let column = 0; column < n; column++) {
      const row = rows[column]!;
      const rising = n + row + column;
      const falling = fallingAt + row - column;
      pairs += seen[row]!++ + seen[rising]!++ + seen[falling]!++;
    }
    return maximum - pairs;
  };
}

export function queensPlan(n: number, options: QueensGeneticOptions): GeneticPlan<Int32Array> {
  const { population: size, threshold, mutation, maxGenerations, random } = options;
  if (!Number.isInteger(n) || n < 1 || n > 10_000) {
    throw new RangeError(`queensGenetic: n must be an integer in [1, 10,000], got ${n}`);
  }
  if (!(mutation >= 0 && mutation <= 1)) {
    throw new RangeError(`queensGenetic: mutation must be in [0, 1], got ${mutation}`);
  }
  const common = {
    random,
    size,
    goal: queensMaximum(n),
    maxGenerations,
    create: () => Int32Array.from({ length: n }, () => random.int(0, n - 1)),
    fitness: queensFitness(n),
    cross: (a: Int32Array, b: Int32Array) => onePointCrossover(a, b, random.int(0, n - 1)),
    mutate: (rows: Int32Array) => {
      if (random.float() < mutation) rows[random.int(0, n - 1)] = random.int(0, n - 1);
      return rows;
    },
  };
  if (threshold === "adaptive") {
    const elite = new DistinctElite(Math.max(2, Math.ceil(size / 10)), STAGNATION);
    return {
      ...common,
      select: (boards, fitness) => {
        const best = elite.of(boards, fitness);
        if (best.length < 2) return [];
        return Array.from({ length: size - best.length }, () => random.pick(best));
      },
      keep: () => elite.best,
    };
  }
  return {
    ...common,
    // Couples without replacement: each board has one partner; a board left over has no children.
    select: (boards, fitness) =>
      random.shuffle(boards.filter((_, at) => fitness[at]! >= threshold)),
  };
}

/** Two children: the heads before the break point stay, the tails from it on change places. */
export function onePointCrossover(
  a: Int32Array,
  b: Int32Array,
  breakPoint: number,
): [Int32Array, Int32Array] {
  const first = a.slice();
  const second = b.slice();
  first.set(b.subarray(breakPoint), breakPoint);
  second.set(a.subarray(breakPoint), breakPoint);
  return [first, second];
}
