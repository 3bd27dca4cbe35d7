import type { Trouble } from "../../problem/trouble";
import type { Verdict } from "../../problem/verdict";
import type { Sandbox } from "../../runner/sandbox-tier";
import type { RunKeys } from "../sharing/run-keys";
import type { Shard } from "../sharing/shard";
import type { CaseResult } from "./case-result";
import type { Score } from "./score";

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
  /** Of judgebench. */
  readonly version?: string;
  /** "Node 20.20.2" */
  readonly runtime: string;
  /** "Node 12.16.1; Codeforces runs 12.18.4", where npm lacks the judge's version for this system. */
  readonly standIn?: string;
  readonly sandbox: Sandbox;
  /** Time and memory of an empty program, as a baseline; on a slow machine what `--scale` should be. */
  readonly start?: { readonly timeMs: number; readonly memoryMiB: number; readonly scale?: number };
  /** Of a part of a run: which it is, and what the whole run has. */
  readonly shard?: Shard & { readonly problems: number; readonly cases: number };
}

export interface ProblemResult {
  readonly slug: string;
  readonly label?: string;
  readonly verdict: Verdict;
  readonly cases: number;
  readonly passed: number;
  /** Cases whose output was compared with nothing, where there are some. */
  readonly ran?: number;
  /** The points, in problems that count them. */
  readonly score?: Score;
  readonly slowestMs: number;
  readonly memoryMiB?: number;
  /** What the author of the program should know of it on its judge. */
  readonly notes?: readonly string[];
  /** What was judged: reports are merged only where it is the same. */
  readonly keys?: RunKeys;
}

export interface RunResult {
  readonly passed: number;
  readonly failed: number;
  /** Neither passed nor failed: their output was compared with nothing. Left out where there are none. */
  readonly ran?: number;
  readonly troubles: number;
  readonly remembered: number;
  /** Not run, because of --fail-fast or Ctrl-C. */
  readonly left: number;
  readonly interrupted: boolean;
}
