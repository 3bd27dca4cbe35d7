import type { GeneticPlan } from "../../lib/evolution/genetic";
import { queensPlan } from "../../lib/queens/queens-genetic";
import { permutationPlan } from "../../lib/queens/queens-permutation";
import { Random } from "../../lib/sequence/random";

/** The parameters of a run of the genetic algorithm; the method has a default for each. */
export interface Evolution {
  readonly n: number;
  readonly method: EvolutionMethod;
  readonly population?: number;
  /** Of the method "threshold" alone. */
  readonly threshold?: number;
  readonly mutation?: number;
  readonly maxGenerations: number;
  readonly seed: number;
}

interface Defaults {
  readonly about: string;
  readonly population: number;
  readonly mutation: number;
}

/** threshold is the tutorial's algorithm; its defaults are the ones of the tutorial's program. */
export const evolutionMethods = {
  threshold: { about: "the tutorial's: a fixed threshold", population: 10, mutation: 0.05 },
  adaptive: { about: "a threshold that follows the best tenth", population: 100, mutation: 0.9 },
  pmx: { about: "permutations, PMX, tournament, elite", population: 60, mutation: 0.9 },
  ox: { about: "permutations, OX, tournament, elite", population: 60, mutation: 0.9 },
  "pmx-any": { about: "as pmx, but mutation swaps any queens", population: 60, mutation: 0.9 },
  memetic: { about: "permutations repaired by swaps", population: 4, mutation: 0.9 },
} as const satisfies Record<string, Defaults>;

export type EvolutionMethod = keyof typeof evolutionMethods;

export const TUTORIAL_THRESHOLD = 15;

/** The plan of one run; throws RangeError where a parameter is out of range. */
export function evolutionPlan(evolution: Evolution): GeneticPlan<Int32Array> {
  const { n, method, maxGenerations, seed } = evolution;
  const defaults = evolutionMethods[method];
  const population = evolution.population ?? defaults.population;
  const mutation = evolution.mutation ?? defaults.mutation;
  const common = { population, mutation, maxGenerations, random: new Random(seed) };
  if (method === "threshold" || method === "adaptive") {
    const threshold =
      method === "adaptive" ? "adaptive" : (evolution.threshold ?? TUTORIAL_THRESHOLD);
    return queensPlan(n, { ...common, threshold });
  }
  return permutationPlan(n, {
    ...common,
    crossover: method === "ox" ? "ox" : "pmx",
    rounds: 3,
    mutates: method === "pmx-any" ? "any" : "attacked",
    elite: Math.max(2, Math.floor(0.3 * population)),
    memetic: method === "memetic",
  });
}
