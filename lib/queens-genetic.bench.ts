import type { Bench } from "../scripts/core/bench";
import { partiallyMappedCrossover } from "./partially-mapped-crossover";
import { queensFitness, queensGenetic, queensMaximum } from "./queens-genetic";
import { queensPermutation } from "./queens-permutation";
import { Random } from "./random";

const SEEDS = 3;
const N = 100;

/** How many of the runs end with a placement. */
function solvedBy(run: (seed: number) => boolean): number {
  let solved = 0;
  for (let seed = 1; seed <= SEEDS; seed++) if (run(seed)) solved++;
  return solved;
}

function permutation(n: number, memetic: boolean) {
  return (seed: number) =>
    queensPermutation(n, {
      population: memetic ? 4 : 60,
      crossover: "pmx",
      rounds: 3,
      elite: memetic ? 2 : 10,
      mutation: 0.9,
      memetic,
      maxGenerations: 100_000,
      random: new Random(seed),
    }).solved;
}

// The peers get our fitness and PMX on arrays, since they clone individuals as JSON.
const fitness = queensFitness(N);
const score = (rows: number[]) => fitness(Int32Array.from(rows));
const maximum = queensMaximum(N);

function children(random: Random, a: number[], b: number[]): [number[], number[]] {
  const one = random.int(0, N);
  const other = random.int(0, N);
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const [first, second] = partiallyMappedCrossover(
    Int32Array.from(a),
    Int32Array.from(b),
    from,
    to,
  );
  return [[...first], [...second]];
}

function swapped(random: Random, rows: number[]): number[] {
  const one = random.int(0, N - 1);
  const other = random.int(0, N - 1);
  [rows[one], rows[other]] = [rows[other]!, rows[one]!];
  return rows;
}

/** A peer's run may end unsolved at its limit: its time then is the least that it takes. */
function atLeast(solved: number): number {
  return Number(solved >= 0);
}

interface GeneticJs {
  create(): {
    configuration: object;
    optimize: unknown;
    select1: unknown;
    select2: unknown;
    seed: () => number[];
    fitness: (rows: number[]) => number;
    crossover: (a: number[], b: number[]) => [number[], number[]];
    mutate: (rows: number[]) => number[];
    generation: (population: { fitness: number }[]) => boolean;
    start(): void;
  };
  Optimize: { Maximize: unknown };
  Select1: { Tournament3: unknown };
  Select2: { Tournament3: unknown };
}

function runGeneticJs(Genetic: GeneticJs, seed: number): boolean {
  const random = new Random(seed);
  let solved = false;
  const run = Genetic.create();
  run.configuration = {
    ...run.configuration,
    size: 60,
    crossover: 0.9,
    mutation: 0.9,
    iterations: 10_000,
  };
  run.optimize = Genetic.Optimize.Maximize;
  run.select1 = Genetic.Select1.Tournament3;
  run.select2 = Genetic.Select2.Tournament3;
  run.seed = () => random.shuffle(Array.from({ length: N }, (_, at) => at));
  run.fitness = score;
  run.crossover = (a, b) => children(random, a, b);
  run.mutate = (rows) => swapped(random, rows);
  run.generation = (population) => {
    solved = population[0]!.fitness >= maximum;
    return !solved;
  };
  run.start();
  return solved;
}

interface GeneticAlgorithm {
  evolve(): GeneticAlgorithm;
  bestScore(): number;
}
type GeneticAlgorithmOf = (options: object) => GeneticAlgorithm;

function runGeneticAlgorithm(create: GeneticAlgorithmOf, seed: number): boolean {
  const random = new Random(seed);
  let best = 0;
  let run = create({
    mutationFunction: (rows: number[]) => swapped(random, rows),
    crossoverFunction: (a: number[], b: number[]) => children(random, a, b),
    fitnessFunction: (rows: number[]) => {
      const value = score(rows);
      best = Math.max(best, value);
      return value;
    },
    population: Array.from({ length: 60 }, () =>
      random.shuffle(Array.from({ length: N }, (_, at) => at)),
    ),
    populationSize: 60,
  });
  for (let generation = 0; generation < 20_000 && best < maximum; generation++) run = run.evolve();
  return best >= maximum;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: `PMX, ${N} queens, ${SEEDS} runs`,
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "queensPermutation",
        prepare: () => () => Number(solvedBy(permutation(N, false)) === SEEDS),
      },
      {
        role: "peer",
        name: "genetic-js",
        prepare:
          ({ default: Genetic }: { default: GeneticJs }) =>
          () =>
            atLeast(solvedBy((seed) => runGeneticJs(Genetic, seed))),
      },
      {
        role: "peer",
        name: "geneticalgorithm",
        prepare:
          ({ default: create }: { default: GeneticAlgorithmOf }) =>
          () =>
            atLeast(solvedBy((seed) => runGeneticAlgorithm(create, seed))),
      },
    ],
  },
  {
    kind: "function",
    work: `memetic, 500 queens, ${SEEDS} runs`,
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "queensPermutation",
        prepare: () => () => solvedBy(permutation(500, true)),
      },
    ],
  },
  {
    kind: "function",
    work: `adaptive threshold, 30 queens, ${SEEDS} runs`,
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "queensGenetic",
        prepare: () => () =>
          solvedBy(
            (seed) =>
              queensGenetic(30, {
                population: 100,
                threshold: "adaptive",
                mutation: 0.9,
                maxGenerations: 100_000,
                random: new Random(seed),
              }).solved,
          ),
      },
    ],
  },
];
