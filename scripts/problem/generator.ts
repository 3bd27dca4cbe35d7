import type { Random } from "../../lib/sequence/random";

export type Input = string | Uint8Array;

/**
 * Makes one input. All randomness comes from `random`, so a seed gives the same bytes everywhere.
 */
export type Generator = (random: Random) => Input;

/** The generators of a problem by name; cases.json names generator and seed of each such case. */
export type Generators = Readonly<Record<string, Generator>>;

/** A text as UTF-8. */
export function inputBytes(input: Input): Uint8Array {
  return typeof input === "string" ? new TextEncoder().encode(input) : input;
}
