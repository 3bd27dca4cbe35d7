import type { Random } from "../../lib/sequence/random";

/**
 * Makes one input. All randomness comes from `random`, so a seed gives the same bytes everywhere.
 */
export type Generator = (random: Random) => string | Uint8Array;

/** The generators of a problem by name; cases.json names generator and seed of each such case. */
export type Generators = Readonly<Record<string, Generator>>;
