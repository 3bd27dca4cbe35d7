import type { Trouble } from "../problem/trouble";
import type { Verdict } from "../problem/verdict";
import type { Sandbox } from "../runner/sandbox-tier";
import type { Score } from "./score";
import type { Shard } from "./shard";
import type { Shown } from "./shown";
import type { ShownCase } from "./shown-case";

/** Every event of a judge run, in order; reporters turn them into text. */
export type JudgeEvent =
  | ({ readonly type: "run-start" } & RunFacts)
  | ({ readonly type: "trouble"; readonly slug?: string } & Trouble)
  | ({ readonly type: "case-end" } & CaseResult)
  | ({ readonly type: "problem-end" } & ProblemResult)
  | ({ readonly type: "run-end" } & RunResult);

export interface RunFacts {
  /** Raised when a field changes its meaning or goes; new ones may come. */
  readonly schema: 1;
  readonly problems: number;
  readonly cases: number;
  readonly jobs: number;
  /** "Node 20.20.2" */
  readonly runtime: string;
  readonly sandbox: Sandbox;
  /** Time and memory of an empty program, as a baseline. */
  readonly start?: { readonly timeMs: number; readonly memoryMiB: number };
  /** Of a part of a run: which it is, and what the whole run has. */
  readonly shard?: Shard & { readonly problems: number; readonly cases: number };
}

export interface CaseResult {
  readonly slug: string;
  readonly label?: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** Where it went wrong; empty when accepted. */
  readonly message: string;
  /** What a checker gave an accepted case, in place of the case's own points. */
  readonly points?: number;
  /** The share of the case's own points that a checker gave. */
  readonly share?: number;
  readonly timeMs: number;
  readonly wallMs: number;
  readonly memoryMiB?: number;
  /** The end of stderr, for run-time errors. */
  readonly stderr?: string;
  /** Of a failing case: its input, and both outputs where they first differ. */
  readonly shown?: Shown;
  /** What can be shown of a wrong answer. */
  readonly sides?: ShownCase;
  /** Used 80 % of its time or more. */
  readonly near?: boolean;
  /** Run again, alone, because the first time was too near to the limit; the better one counts. */
  readonly again?: boolean;
  /** There was no program to run: `name` is that of no case. */
  readonly notRun?: boolean;
  /** Known from an earlier run of the same bytes. */
  readonly remembered?: boolean;
}

export interface ProblemResult {
  readonly slug: string;
  readonly label?: string;
  readonly verdict: Verdict;
  readonly cases: number;
  readonly passed: number;
  /** The points, in problems that count them. */
  readonly score?: Score;
  readonly slowestMs: number;
  readonly memoryMiB?: number;
}

export interface RunResult {
  readonly passed: number;
  readonly failed: number;
  readonly troubles: number;
  readonly remembered: number;
  /** Not run, because of --fail-fast or Ctrl-C. */
  readonly left: number;
  readonly interrupted: boolean;
}
