/**
 * tournament: parents chosen as the fittest of a few drawn at random, again and again.
 *
 * Use     const parents = tournament(["a", "b", "c"], [1, 5, 3], 2, 2, random)
 * Time    O(count · rounds)
 * Space   O(count)
 * Limits  rounds ≥ 1; 1 selects at random, more rounds raise the selection pressure; not checked to be
 *         numbers: fittest(fitness, count)
 * Errors  RangeError for an empty population or rounds below 1
 * Source  D. Goldberg, K. Deb, 1991
 * Tested  tournament.test.ts: share of each rank against (1 - (1 - 1/n)^rounds), and its edges
 */
import type { Random } from "../sequence/random";

export function tournament<T>(
  population: readonly T[],
  fitness: ArrayLike<number>,
  count: number,
  rounds: number,
  random: Random,
): T[] {
  if (population.length === 0) throw new RangeError("tournament: the population is empty");
  if (!(rounds >= 1)) throw new RangeError(`tournament: rounds must be 1 or more, got ${rounds}`);
  const last = population.length - 1;
  const chosen: T[] = [];
  while (chosen.length < count) {
    let best = random.int(0, last);
    for (let round = 1; round < rounds; round++) {
      const other = random.int(0, last);
      if (fitness[other]! > fitness[best]!) best = other;
    }
    chosen.push(population[best]!);
  }
  return chosen;
}

/** Indices of the `count` fittest, best first; of equals the earlier ones. */
export function fittest(fitness: ArrayLike<number>, count: number): number[] {
  const order = Array.from({ length: fitness.length }, (_, at) => at);
  return order.sort((a, b) => fitness[b]! - fitness[a]! || a - b).slice(0, count);
}
