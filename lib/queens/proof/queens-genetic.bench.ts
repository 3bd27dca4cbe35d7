import type { Bench } from "../../../scripts/bench/bench";
import { functionBench } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { queensGenetic } from "../queens-genetic";
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

const RUNS = 10;

export const benches: readonly Bench[] = [
  functionBench({ work: `permutations and PMX, ${N} queens, ${RUNS} runs`, seed: 1 }, [
    ours("ours, the peers' operators", RUNS, permutation(N, false, "any")),
    ours("ours, attacked queens mutate", RUNS, permutation(N, false, "attacked")),
  ]),
  functionBench({ work: "the tutorial's algorithm, 8 queens, 20 runs", seed: 1 }, [
    ours("threshold 15", 20, textbook(8, 15, 10, 0.05)),
    ours("threshold 20", 20, textbook(8, 20, 10, 0.05)),
  ]),
  functionBench({ work: "adaptive threshold, 30 queens, 20 runs", seed: 1 }, [
    ours("queensGenetic", 20, textbook(30, "adaptive", 100, 0.9)),
  ]),
  functionBench({ work: "memetic, 500 queens, 20 runs", seed: 1 }, [
    ours("queensPermutation", 20, permutation(500, true, "attacked")),
  ]),
];
