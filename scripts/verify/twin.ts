import type { Random } from "../../lib/sequence/random";

/** An input whose generator knows the answer. */
export interface Answered {
  readonly input: string;
  readonly output: string;
}

/**
 * What `lib/<topic>/proof/x.twin.ts` exports as `twin`: inputs of the public problem that `x.verify.ts`
 * solves, and slow answers that share no code with the module.
 */
export interface Twin {
  /** The problem's id at the judge: "shortest_path". */
  readonly problem: string;
  /** The judge's time limit; `npm run verify` judges at half of it. 10 s without it. */
  readonly timeLimitMs?: number;
  /** How many inputs of each generator `npm test` tries, fewer of long ones; 20 without it. */
  readonly rounds?: number;
  /** By name, small ones first. A name that begins with "max-" reaches the problem's bounds. */
  readonly generators: Readonly<Record<string, (random: Random) => string | Answered>>;
  /**
   * Inputs with all sizes at the problem's bounds, where the naive answer takes too long: `npm run verify` has one
   * of each, `npm run bench verify-programs` runs them beside C++ if there is a program, `npm test` skips them.
   */
  readonly atBounds?: Readonly<Record<string, (random: Random) => string>>;
  /** The answer to an input. Not called for an Answered one, nor for "max-" inputs where `check` exists. */
  readonly naive: (input: string) => string;
  /**
   * Where several answers are right: throws an Error with a sentence if this output is wrong.
   * `expected` is the naive or official answer, if there is one. Without `check`, outputs are
   * compared token by token.
   */
  readonly check?: (input: string, output: string, expected: string | undefined) => void;
}
