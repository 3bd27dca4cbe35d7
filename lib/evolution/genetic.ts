/**
 * genetic: the loop of a genetic algorithm; population, fitness, selection, crossover and mutation
 * are functions of its plan.
 *
 * Use     genetic({ random, size: 4, goal: 9, maxGenerations: 5, create: () => random.int(0, 9), fitness: (one) => one,
 *           select: (all) => all, cross: (a, b) => [a, b], mutate: (one) => one + 1 })
 * Time    a generation: size × (fitness + crossover + mutation) + selection; a run without an observer
 *         pays nothing for it
 * Space   two generations
 * Limits  the plan's size in [2, 10^6]; chance comes from plan.random alone: same seed, same run
 * Errors  RangeError for a bad size or generation limit
 * Source  J. Holland, 1975; the shape of the plan is our own
 * Tested  genetic.test.ts: the order of the calls, restarts, elite, limits; counting ones in 32 bits
 */
import type { Random } from "../sequence/random";

export interface GeneticPlan<T> {
  readonly random: Random;
  /** Individuals of a new population. */
  readonly size: number;
  /** The run ends with the first individual of this fitness. */
  readonly goal: number;
  readonly maxGenerations: number;
  create(): T;
  fitness(individual: T): number;
  /** Parents in the order of couples: 0 with 1, 2 with 3, …; fewer than two: a new random population. */
  select(population: readonly T[], fitness: ArrayLike<number>): readonly T[];
  cross(a: T, b: T): readonly [T, T];
  /** May change the individual in place and return it. */
  mutate(individual: T): T;
  /** The individuals that survive unchanged; none by default. */
  keep?(population: readonly T[], fitness: ArrayLike<number>): readonly T[];
}

/** What an observer sees of every generation, the first and the last included. */
export interface Generation<T> {
  readonly number: number;
  readonly population: readonly T[];
  readonly fitness: ArrayLike<number>;
  /** Index of the first of the best. */
  readonly bestAt: number;
  readonly best: number;
  readonly mean: number;
  readonly worst: number;
}

export interface GeneticResult<T> {
  readonly solved: boolean;
  /** The best of the last generation. */
  readonly best: T;
  readonly fitness: number;
  readonly generations: number;
  /** How often no parents were selected. */
  readonly restarts: number;
}

/** Runs the plan to its end. */
export function genetic<T>(
  plan: GeneticPlan<T>,
  observe?: (generation: Generation<T>) => void,
): GeneticResult<T> {
  const run = generations(plan);
  for (;;) {
    const { value, done } = run.next();
    if (done) return value;
    if (observe) observe(told(value));
  }
}

/** One step a generation, for callers that want to pause between them; `told` adds the figures. */
export function* generations<T>(
  plan: GeneticPlan<T>,
): Generator<Scored<T>, GeneticResult<T>, undefined> {
  const { size, maxGenerations } = plan;
  if (!Number.isInteger(size) || size < 2 || size > 1e6) {
    throw new RangeError(`genetic: size must be an integer in [2, 10^6], got ${size}`);
  }
  if (!Number.isSafeInteger(maxGenerations) || maxGenerations < 0) {
    throw new RangeError(`genetic: maxGenerations must be 0 or more, got ${maxGenerations}`);
  }
  let population: readonly T[] = created(plan);
  let restarts = 0;
  for (let number = 0; ; number++) {
    const fitness = new Float64Array(population.length);
    let bestAt = 0;
    for (let at = 0; at < fitness.length; at++) {
      fitness[at] = plan.fitness(population[at]!);
      if (fitness[at]! > fitness[bestAt]!) bestAt = at;
    }
    yield { number, population, fitness, bestAt };
    const best = fitness[bestAt]!;
    if (best >= plan.goal || number === maxGenerations) {
      const solved = best >= plan.goal;
      return { solved, best: population[bestAt]!, fitness: best, generations: number, restarts };
    }
    const parents = plan.select(population, fitness);
    if (parents.length < 2) {
      population = created(plan);
      restarts++;
      continue;
    }
    const next: T[] = plan.keep ? [...plan.keep(population, fitness)] : [];
    for (let at = 0; at + 1 < parents.length; at += 2) {
      const [first, second] = plan.cross(parents[at]!, parents[at + 1]!);
      next.push(plan.mutate(first), plan.mutate(second));
    }
    population = next;
  }
}

export type Scored<T> = Pick<Generation<T>, "number" | "population" | "fitness" | "bestAt">;

/** A generation with its best, mean and worst fitness. */
export function told<T>(generation: Scored<T>): Generation<T> {
  const { fitness, bestAt } = generation;
  let sum = 0;
  let worst = fitness[bestAt]!;
  for (let at = 0; at < fitness.length; at++) {
    sum += fitness[at]!;
    worst = Math.min(worst, fitness[at]!);
  }
  return { ...generation, best: fitness[bestAt]!, mean: sum / fitness.length, worst };
}

function created<T>(plan: GeneticPlan<T>): T[] {
  return Array.from({ length: plan.size }, () => plan.create());
}
