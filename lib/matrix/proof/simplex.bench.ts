import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { type LinearProgram, simplex } from "../simplex";

const SIZE = 100;
const PROGRAMS = 50;

/** Positive entries, so that a program is feasible and bounded. */
function randomPrograms(): LinearProgram[] {
  const random = new Random(1);
  return Array.from({ length: PROGRAMS }, () => randomProgram(random));
}

function randomProgram(random: Random): LinearProgram {
  const numbers = (low: number, high: number) =>
    Array.from({ length: SIZE }, () => random.int(low, high));
  return {
    rows: Array.from({ length: SIZE }, () => numbers(1, 100)),
    limits: numbers(1000, 10_000),
    objective: numbers(1, 100),
  };
}

/** Rounding errors of the contenders differ. */
function sumOf<T>(programs: readonly T[], value: (program: T) => number): number {
  return programs.reduce((sum, program) => sum + Math.round(value(program) * 1e4), 0);
}

function largestValue(program: LinearProgram): number {
  const optimum = simplex(program);
  return optimum.kind === "optimal" ? optimum.value : -1;
}

interface Model {
  readonly direction: "maximize";
  readonly objective: string;
  readonly constraints: Map<string, { readonly max: number }>;
  readonly variables: Map<string, Map<string, number>>;
}

interface Peer {
  solve(model: Model): { readonly result: number };
}

function modelOf({ rows, limits, objective }: LinearProgram): Model {
  const constraints = new Map(Array.from(limits, (max, i) => [`row${i}`, { max }]));
  const variables = new Map(
    Array.from(objective, (price, j) => [
      `x${j}`,
      new Map([["price", price], ...rows.map((row, i): [string, number] => [`row${i}`, row[j]!])]),
    ]),
  );
  return { direction: "maximize", objective: "price", constraints, variables };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "50 linear programs: 100 rows of 100 random numbers", seed: 1 }, [
    ours("simplex", () => {
      const programs = randomPrograms();
      return () => sumOf(programs, largestValue);
    }),
    peer("yalps", ({ solve }: Peer) => {
      const models = randomPrograms().map(modelOf);
      return () => sumOf(models, (model) => solve(model).result);
    }),
  ]),
];
