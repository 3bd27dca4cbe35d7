/**
 * queensPermutation: n queens by a genetic algorithm on permutations, plain or memetic.
 *
 * Time    plain n = 50 20 ms, 100 0.1 s, 200 0.4 s; memetic n = 500 3 ms, 10^4 0.1 s
 * Space   two generations of 4n bytes a board
 * Limits  n in [1, 10^6] but not 2 and 3, where no run ends before its limit
 * Errors  RangeError for anything else
 * Source  PMX, OX, tournament, elite: D. Goldberg, 1989; repair by swaps: R. Sosic, J. Gu, 1990
 * Tested  queens-permutation.test.ts: every run a placement, by seed; both crossovers, both ways
 */
import { DistinctElite } from "./distinct-elite";
import { type Generation, type GeneticPlan, type GeneticResult, genetic } from "./genetic";
import { orderCrossover } from "./order-crossover";
import { partiallyMappedCrossover } from "./partially-mapped-crossover";
import { queensFitness, queensMaximum } from "./queens-genetic";
import type { Random } from "./random";
import { tournament } from "./tournament";

const STAGNATION = 200; // generations without a better board, after which all start anew

export interface QueensPermutationOptions {
  readonly population: number;
  readonly crossover: "pmx" | "ox";
  /** Boards of each tournament. */
  readonly rounds: number;
  /** Best boards that live on. */
  readonly elite: number;
  /** Probability that a child has two of its rows swapped. */
  readonly mutation: number;
  /** Repair every board by swaps that lose conflicts, before it is judged. */
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
  const { population: size, rounds, elite, mutation, memetic, maxGenerations, random } = options;
  if (!Number.isInteger(n) || n < 1 || n > 1e6) {
    throw new RangeError(`queensPermutation: n must be an integer in [1, 10^6], got ${n}`);
  }
  if (!(mutation >= 0 && mutation <= 1)) {
    throw new RangeError(`queensPermutation: mutation must be in [0, 1], got ${mutation}`);
  }
  if (!Number.isInteger(elite) || elite < 2 || elite > size - 2) {
    throw new RangeError(`queensPermutation: elite must be in [2, ${size - 2}], got ${elite}`);
  }
  const crossover = options.crossover === "pmx" ? partiallyMappedCrossover : orderCrossover;
  const repaired = memetic ? repairer(n, random) : (rows: Int32Array) => rows;
  const best = new DistinctElite(elite, STAGNATION);
  return {
    random,
    size,
    goal: queensMaximum(n),
    maxGenerations,
    create: () => repaired(random.shuffle(Int32Array.from({ length: n }, (_, at) => at))),
    fitness: queensFitness(n),
    select: (boards, fitness) => {
      const lasting = best.of(boards, fitness).length;
      return lasting === 0 ? [] : tournament(boards, fitness, size - lasting, rounds, random);
    },
    keep: () => best.best,
    cross: (a, b) => {
      const one = random.int(0, n);
      const other = random.int(0, n);
      return crossover(a, b, Math.min(one, other), Math.max(one, other));
    },
    mutate: (rows) => {
      if (random.float() < mutation) swap(rows, random.int(0, n - 1), random.int(0, n - 1));
      return repaired(rows);
    },
  };
}

const REPAIR_TRIES = 100; // partners tried for an attacked queen in one pass

/** Passes over the attacked queens, each swapping rows with random others while that loses conflicts. */
function repairer(n: number, random: Random): (rows: Int32Array) => Int32Array {
  const rising = new Int32Array(2 * n);
  const falling = new Int32Array(2 * n);
  /** Puts a queen there; returns the pairs that this makes. */
  const put = (row: number, column: number) =>
    rising[row + column]!++ + falling[row - column + n]!++;
  /** Takes it away; returns the pairs that this ends. */
  const take = (row: number, column: number) =>
    --rising[row + column]! + --falling[row - column + n]!;
  return (rows) => {
    rising.fill(0);
    falling.fill(0);
    let pairs = 0;
    for (let column = 0; column < n; column++) pairs += put(rows[column]!, column);
    for (let before = pairs + 1; pairs > 0 && pairs < before; ) {
      before = pairs;
      for (let column = 0; column < n; column++) {
        for (let tries = REPAIR_TRIES; tries > 0; tries--) {
          const row = rows[column]!;
          if (rising[row + column] === 1 && falling[row - column + n] === 1) break;
          const other = random.int(0, n - 1);
          if (other === column) continue;
          const otherRow = rows[other]!;
          const ended = take(row, column) + take(otherRow, other);
          const made = put(otherRow, column) + put(row, other);
          if (made < ended) {
            swap(rows, column, other);
            pairs += made - ended;
          } else {
            take(otherRow, column);
            take(row, other);
            put(row, column);
            put(otherRow, other);
          }
        }
      }
    }
    return rows;
  };
}

function swap(rows: Int32Array, one: number, other: number): void {
  const row = rows[one]!;
  rows[one] = rows[other]!;
  rows[other] = row;
}
