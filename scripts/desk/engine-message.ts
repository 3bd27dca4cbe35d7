import type { CaseResult } from "../judge/events/case-result";
import type { JudgeEvent } from "../judge/events/judge-event";
import type { Drawing } from "../judge/shown/drawing";
import type { Verdict } from "../problem/verdict";
import type { MachineName } from "../targets/machines";
import type { TaskFacts } from "./desk-state";

/** What the server asks of the process that judges. */
export type EngineOrder =
  /** Reads its facts and the verdicts that are known, without running anything. */
  | { readonly type: "look"; readonly slug: string; readonly judge?: MachineName }
  | ({ readonly type: "judge" } & JudgeWish)
  | { readonly type: "stop"; readonly slug: string }
  /** Files of these problems are judged again when they are saved. */
  | { readonly type: "follow"; readonly slugs: readonly string[] }
  | {
      readonly type: "try";
      readonly slug: string;
      readonly input: string;
      readonly judge?: MachineName;
    }
  | {
      readonly type: "draw";
      readonly slug: string;
      readonly input: string;
      readonly id: number;
    }
  | { readonly type: "list" }
  | { readonly type: "end" };

export interface JudgeWish {
  readonly slug: string;
  readonly names?: readonly string[];
  readonly again?: boolean;
  readonly judge?: MachineName;
}

/** What it reports. */
export type EngineReport =
  | { readonly type: "ready" }
  | { readonly type: "facts"; readonly slug: string; readonly facts: TaskFacts }
  /** Known from earlier judgings. */
  | { readonly type: "known"; readonly slug: string; readonly results: readonly CaseResult[] }
  | { readonly type: "changed"; readonly paths: readonly string[] }
  | { readonly type: "start"; readonly slug: string }
  | { readonly type: "judged"; readonly slug: string; readonly event: JudgeEvent }
  | { readonly type: "end"; readonly slug: string }
  | { readonly type: "trouble"; readonly slug?: string; readonly message: string }
  | { readonly type: "tried"; readonly slug: string; readonly outcome: TriedOutcome }
  | ({ readonly type: "drawn"; readonly id: number } & Drawing)
  | { readonly type: "listed"; readonly problems: readonly ListedProblem[] };

export interface TriedOutcome {
  readonly verdict?: Verdict;
  readonly message: string;
  readonly timeMs: number;
  readonly memoryMiB?: number;
  readonly stderr: string;
  readonly outputBytes: number;
}

export interface ListedProblem {
  readonly slug: string;
  readonly title: string;
}
