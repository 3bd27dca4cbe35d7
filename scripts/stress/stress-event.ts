import type { Verdict } from "../problem/verdict";

/** One program's result on one input, in memory or as a process. */
export type Outcome =
  | { readonly kind: "answer"; readonly output: Uint8Array }
  | { readonly kind: "crash" | "time" | "memory"; readonly message: string };

/** Which program is at fault. */
export type Culprit = "generator" | "reference" | "interactor" | "solution";

export interface Fault {
  readonly culprit: Culprit;
  /** WA, RE, TLE … for the solution; for the other culprits only the message counts. */
  readonly verdict: Verdict;
  readonly message: string;
  readonly input: Uint8Array;
  readonly expected?: Uint8Array;
  readonly actual?: Uint8Array;
  /** Of a reference that did not answer in its time, which is long: no second input is tried. */
  readonly isLate?: true;
  /** What solution and interactor said: "> " before the lines of the solution, "< " before the others. */
  readonly transcript?: string;
}

export type StressEvent =
  | { readonly type: "tried"; readonly tried: number }
  | { readonly type: "found"; readonly seed: number; readonly fault: Fault; readonly tried: number }
  | {
      readonly type: "shrunk";
      readonly fault: Fault;
      readonly attempts: number;
      /** False if the time was over while smaller inputs were left to try. */
      readonly isMinimal: boolean;
      /** False without validate.ts: only the generator's own shrinking was used. */
      readonly hasValidator: boolean;
    }
  | { readonly type: "confirmed"; readonly fault: Fault }
  /** It failed, in memory or once, but passes as a process of its own. */
  | { readonly type: "unconfirmed"; readonly fault: Fault; readonly instead: string }
  | {
      readonly type: "end";
      readonly tried: number;
      readonly failed: boolean;
      /** All of several inputs were equal: nothing in them comes from the seed. */
      readonly isOneInput?: true;
    };
