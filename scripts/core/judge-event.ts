import type { Verdict } from "./verdict";

/** All that happens while problems are judged, in order; reporters make text of it. */
export type JudgeEvent =
  | { readonly type: "problem-start"; readonly slug: string; readonly cases: number }
  | {
      readonly type: "trouble";
      readonly slug: string;
      readonly message: string;
      readonly hint: string;
    }
  | ({ readonly type: "case-end" } & CaseResult)
  | ({ readonly type: "problem-end" } & ProblemResult)
  | {
      readonly type: "run-end";
      readonly passed: number;
      readonly failed: number;
      readonly troubles: number;
    };

export interface CaseResult {
  readonly slug: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly timeMs: number;
  readonly memoryMiB?: number;
  /** Where it went wrong; empty when accepted. */
  readonly message: string;
}

export interface ProblemResult {
  readonly slug: string;
  readonly verdict: Verdict;
  readonly cases: number;
  readonly slowestMs: number;
  readonly memoryMiB?: number;
}
