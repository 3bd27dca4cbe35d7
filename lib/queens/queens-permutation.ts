/**
 * queensPermutation: n queens by a genetic algorithm on permutations, plain or memetic.
 *
 * Use     queensPermutation(6, { population: 10, crossover: "ox", rounds: 2, elite: 2, mutation: 0.5, memetic: true,
 *           maxGenerations: 5, random })
 * Time    a PMX child: a copy of 24n bytes and a swap for each row exchanged; n = 100 5 ms, 200 10 ms,
 *         12 and 50 ms where any queen is mutated; memetic n = 500 3 ms, 10^4 50 ms
 * Space   48n bytes a board of the population
 * Limits  n in [1, 10^6] but not 2 and 3, where no run ends before its limit; n · population ≤ 4 · 10^7;
 *         observers see boards that are overwritten two generations later
 * Errors  RangeError for anything else
 * Source  PMX, OX, tournament, elite: D. Goldberg, 1989; repair by swaps: R. Sosic, J. Gu, 1990
 * Tested  queens-permutation.test.ts: every run a placement, by seed; both crossovers, both ways
 */
import { DistinctElite } from "../evolution/distinct-elite";
import {
  type Generation,
  type GeneticPlan,
  type GeneticResult,
  genetic,
} from "../evolution/genetic";
import { orderCrossover } from "../evolution/order-crossover";
import { tournament } from "../evolution/tournament";
import type { Random } from "../sequence/random";
import { queensMaximum } from "./queens-genetic";
import { QueensSwaps } from "./queens-swaps";

const STAGNATION = 200; // generations without a better board, after which the population is drawn anew

export interface QueensPermutationOptions {
  readonly population: number;
  readonly crossover: "pmx" | "ox";
  /** Boards of each tournament. */
  readonly rounds: number;
  /** How many of the best boards survive. */
  readonly elite: number;
  /** Probability that a child has two of its rows swapped. */
  readonly mutation: number;
  /** The first of the two: any column, or one whose queen is attacked (when left out). */
  readonly mutates?: "any" | "attacked";
  /** Repair every board by swaps that remove conflicts, before its fitness is taken. */
  readonly memetic: boolean;
  readonly maxGenerations: number;
  readonly random: Random;
}

export function queensPermutation(
  n: number,
  options: QueensPermutationOptions,
  observe?: (generation: Generation<Int32Array>) => void,
): GeneticResult<Int32Array> {
  return genetic(permutationPlan(n, options), observe);
}

export function permutationPlan(
  n: number,
  options: QueensPermutationOptions,
): GeneticPlan<Int32Array> {
  const { population: size, rounds, elite, mutation, mutates, memetic, random } = options;
  const { maxGenerations } = options;
  if (!Number.isInteger(n) || n < 1 || n > 1e6) {
    throw new RangeError(`queensPermutation: n must be an integer in [1, 10^6], got ${n}`);
  }
  if (!(mutation >= 0 && mutation <= 1)) {
    throw new RangeError(`queensPermutation: mutation must be in [0, 1], got ${mutation}`);
  }
  if (!Number.isInteger(elite) || elite < 2 || elite > size - 2) {
    throw new RangeError(`queensPermutation: elite must be in [2, ${size - 2}], got ${elite}`);
  }
  const pool = new QueensSwaps(n, 2 * size);
  const best = new DistinctElite(elite, STAGNATION);
  const repaired = memetic ? repairer(pool, random) : (rows: Int32Array) => rows;
  const identity = Int32Array.from({ length: n }, (_, at) => at);
  return {
    random,
    size,
    goal: queensMaximum(n),
    maxGenerations,
    create: () => repaired(pool.boardOf(random.shuffle(identity.slice()))),
    fitness: (rows) => queensMaximum(n) - pool.pairs(rows),
    select: (boards, fitness) => {
      pool.keepOnly(boards);
      const lasting = best.of(boards, fitness).length;
      return lasting === 0 ? [] : tournament(boards, fitness, size - lasting, rounds, random);
    },
    keep: () => best.best,
    cross: (a, b) => {
      const one = random.int(0, n);
      const other = random.int(0, n);
      const from = Math.min(one, other);
      const to = Math.max(one, other);
      if (options.crossover === "pmx") {
        return [pool.crossed(a, b, from, to), pool.crossed(b, a, from, to)];
      }
      const [first, second] = orderCrossover(a, b, from, to);
      return [pool.boardOf(first), pool.boardOf(second)];
    },
    mutate: (rows) => {
      if (random.float() < mutation) {
        let column = random.int(0, n - 1);
        if (mutates !== "any") column = attackedFrom(column, rows, pool);
        pool.swap(rows, column, random.int(0, n - 1));
      }
      return repaired(rows);
    },
  };
}

/** The first column from `start` on, round the end, whose queen is attacked; `start` if there is none. */
function attackedFrom(start: number, rows: Int32Array, pool: QueensSwaps): number {
  if (pool.pairs(rows) === 0) return start;
  let column = start;
  while (!pool.isAttacked(rows, column)) column = column + 1 === rows.length ? 0 : column + 1;
  return column;
}

const REPAIR_TRIES = 100; // partners tried for an attacked queen in one pass

/** Passes over the attacked queens; each swaps rows with random others while that removes conflicts. */
function repairer(pool: QueensSwaps, random: Random): (rows: Int32Array) => Int32Array {
  const { n } = pool;
  return (rows) => {
    for (let before = pool.pairs(rows) + 1; pool.pairs(rows) > 0 && pool.pairs(rows) < before; ) {
      before = pool.pairs(rows);
      for (let column = 0; column < n; column++) {
        for (let tries = REPAIR_TRIES; tries > 0 && pool.isAttacked(rows, column); tries--) {
          const other = random.int(0, n - 1);
          if (pool.swap(rows, column, other) >= 0) pool.swap(rows, column, other);
        }
      }
    }
    return rows;
  };
}
