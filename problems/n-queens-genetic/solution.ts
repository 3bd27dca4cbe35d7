/**
 * N Queens by a Genetic Algorithm: a placement of N queens found by evolution.
 *
 * In      N P T M S: queens (4..100), population (2..1000), threshold (0..C(N,2)), mutation
 *         probability (0..1), seed
 * Out     the row of the queen in each column, counted from 1, on one line
 * Idea    the textbook run with these parameters; if it fails within its budget, a run with an adaptive
 *         threshold follows, and then one on repaired permutations
 * Time    the first two runs together evaluate at most 1.6 · 10^7 columns: about 0.5 s; the last takes 1
 *         ms
 * Space   two generations of P boards
 * Source  the tutorial on n queens by a genetic algorithm; own parameters on stdin
 *
 * plan    of one run: "8 10 15 0.05 1" is the tutorial's program with 8 queens and seed 1
 */
import { type GeneticPlan, genetic } from "../../lib/evolution/genetic";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensMaximum, queensPlan } from "../../lib/queens/queens-genetic";
import { permutationPlan } from "../../lib/queens/queens-permutation";
import { Random } from "../../lib/sequence/random";
import { bounds } from "./problem";

const BUDGET = 8_000_000; // columns evaluated in one run

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(bounds.minN, bounds.maxN, "N");
  const population = scanner.intIn(bounds.minPopulation, bounds.maxPopulation, "P");
  const threshold = scanner.intIn(0, queensMaximum(n), "T");
  const mutation = probability(scanner);
  const random = new Random(scanner.intIn(0, bounds.maxSeed, "S"));
  const textbook = { population, threshold, mutation, random };
  const adaptive = { population: 100, threshold: "adaptive", mutation: 0.9, random } as const;
  const memetic = { population: 4, crossover: "pmx", rounds: 3, elite: 2, mutation: 0.9 } as const;
  const limit = (boards: number) => Math.ceil(BUDGET / (boards * n));
  const plans: (() => GeneticPlan<Int32Array>)[] = [
    () => queensPlan(n, { ...textbook, maxGenerations: limit(population) }),
    () => queensPlan(n, { ...adaptive, maxGenerations: limit(100) }),
    () => permutationPlan(n, { ...memetic, memetic: true, maxGenerations: 10_000, random }),
  ];
  for (const plan of plans) {
    const { solved, best } = genetic(plan());
    if (!solved) continue;
    const writer = new Writer();
    best.forEach((row, column) => {
      if (column > 0) writer.space();
      writer.int(row + 1);
    });
    return writer.newline().result();
  }
  throw new Error(`no run found ${n} queens`);
}

function probability(scanner: Scanner): number {
  scanner.hasNext();
  const start = scanner.at;
  const value = Number(scanner.token());
  return value >= 0 && value <= 1 ? value : scanner.fail("M in [0, 1]", start);
}

if (require.main === module) runProgram(solve);
