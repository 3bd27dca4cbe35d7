import type { Bench } from "../../../scripts/bench/bench";
import { partiallyMappedCrossover } from "../../evolution/partially-mapped-crossover";
import { Random } from "../../sequence/random";
import { queensFitness, queensGenetic, queensMaximum } from "../queens-genetic";
import { queensPermutation } from "../queens-permutation";

const N = 100;

/** One run a seed; the note holds how often it was solved, and the CPU time of single runs. */
function seeds(count: number, solve: (seed: number) => boolean) {
  let solved = 0;
  const times: number[] = [];
  return {
    run: () => {
      solved = 0;
      times.length = 0;
      for (let seed = 1; seed <= count; seed++) {
        const before = process.cpuUsage();
        if (solve(seed)) solved++;
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
      return count;
    },
    note: () => {
      times.sort((a, b) => a - b);
      const median = (times[(count - 1) >> 1]! + times[count >> 1]!) / 2;
      const worst = times[count - 1]!;
      return `${solved} of ${count} solved; one run: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;
    },
  };
}

function ours(name: string, count: number, solve: (seed: number) => boolean) {
  const { run, note } = seeds(count, solve);
  return { role: "ours" as const, name, prepare: () => run, note };
}

function permutation(n: number, memetic: boolean, mutates: "any" | "attacked") {
  return (seed: number) =>
    queensPermutation(n, {
      population: memetic ? 4 : 60,
      crossover: "pmx",
      rounds: 3,
      elite: memetic ? 2 : 18,
      mutation: 0.9,
      mutates,
      memetic,
      maxGenerations: 5000,
      random: new Random(seed),
    }).solved;
}

function textbook(n: number, threshold: number | "adaptive", population: number, mutation: number) {
  return (seed: number) =>
    queensGenetic(n, {
      population,
      threshold,
      mutation,
      maxGenerations: 1_000_000,
      random: new Random(seed),
    }).solved;
}

// The peers get our O(n) fitness, PMX on arrays (they clone individuals as JSON), the same swap, the
// same population, tournament where they have one, and as many generations as ours.
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
    iterations: 5000,
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
  for (let generation = 0; generation < 5000 && best < maximum; generation++) run = run.evolve();
  return best >= maximum;
}

const RUNS = 10;
let note: (() => string) | undefined; // of the peer that runs in this process

function peer(solve: (seed: number) => boolean) {
  const all = seeds(RUNS, solve);
  note = all.note;
  return all.run;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: `permutations and PMX, ${N} queens, ${RUNS} runs`,
    seed: 1,
    contenders: [
      ours("ours, the peers' operators", RUNS, permutation(N, false, "any")),
      ours("ours, attacked queens mutate", RUNS, permutation(N, false, "attacked")),
      {
        role: "peer",
        name: "genetic-js",
        prepare: ({ default: Genetic }: { default: GeneticJs }) =>
          peer((seed) => runGeneticJs(Genetic, seed)),
        note: () => note!(),
      },
      {
        role: "peer",
        name: "geneticalgorithm",
        prepare: ({ default: create }: { default: GeneticAlgorithmOf }) =>
          peer((seed) => runGeneticAlgorithm(create, seed)),
        note: () => note!(),
      },
    ],
  },
  {
    kind: "function",
    work: "the tutorial's algorithm, 8 queens, 20 runs",
    seed: 1,
    contenders: [
      ours("threshold 15", 20, textbook(8, 15, 10, 0.05)),
      ours("threshold 20", 20, textbook(8, 20, 10, 0.05)),
    ],
  },
  {
    kind: "function",
    work: "adaptive threshold, 30 queens, 20 runs",
    seed: 1,
    contenders: [ours("queensGenetic", 20, textbook(30, "adaptive", 100, 0.9))],
  },
  {
    kind: "function",
    work: "memetic, 500 queens, 20 runs",
    seed: 1,
    contenders: [ours("queensPermutation", 20, permutation(500, true, "attacked"))],
  },
];
