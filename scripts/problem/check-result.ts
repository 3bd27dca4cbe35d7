/**
 * A checker's result for one output; `message` names the place, the expected and the found text.
 */
export type CheckResult =
  | {
      readonly verdict: "AC";
      /** What the checker itself gives the case, in place of the case's own points. */
      readonly points?: number;
      /** The share of the case's own points that the checker gives, from 0 to 1. */
      readonly share?: number;
    }
  | { readonly verdict: "WA" | "PE" | "JE"; readonly message: string };

/** A checker: pure, on bytes. `expected` is the content of the .out file. */
export type Check = (input: Uint8Array, expected: Uint8Array, actual: Uint8Array) => CheckResult;
