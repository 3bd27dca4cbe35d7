import { Random } from "../../lib/sequence/random";

/** The random numbers of each of `count` rounds, from the seeds 0, 1, …; a round that fails can be run alone. */
export function* rounds(count: number): Generator<Random, void> {
  for (let seed = 0; seed < count; seed++) yield new Random(seed);
}
