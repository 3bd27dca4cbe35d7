import type { CaseResult } from "../judge/events/case-result";
import type { ProblemResult } from "../judge/events/judge-event";
import type { Score } from "../judge/events/score";
import type { RunKeys } from "../judge/sharing/run-keys";
import { VERDICTS, type Verdict } from "../problem/verdict";
import type { Job } from "./job";

/** What all decides a result; equal keys have equal results. */
export interface JobKeys extends RunKeys {
  readonly runtime: string;
  readonly options: string;
  /** Of judgebench. */
  readonly version: string;
}

/** What came of one case of a job. */
export interface JobCase
  extends Pick<CaseResult, "name" | "verdict" | "timeMs" | "memoryMiB" | "points"> {
  /** Where it first went wrong; left out where accepted without a remark. */
  readonly message?: string;
}

/** A line of results. */
export interface JobResult extends Job {
  readonly schema: 1;
  readonly verdict: Verdict;
  readonly passed: number;
  readonly score?: Pick<Score, "got" | "of">;
  /** CPU time of all cases. */
  readonly timeMs: number;
  readonly slowestMs: number;
  /** "wall" where the system counts no CPU time. */
  readonly clock?: "wall";
  /** The most that a case took. */
  readonly memoryMiB?: number;
  readonly tier: string;
  readonly cases: readonly JobCase[];
  /** A hash of the problem and all keys. */
  readonly key: string;
  readonly keys: JobKeys;
  /** Why the next run judges it anew. */
  readonly anew?: string;
  /** What is wrong with the set-up of its problem. */
  readonly troubles?: readonly string[];
  /** Judged for another job with the same key. */
  readonly copied?: true;
}

const MOST_LETTERS = 300;

/** The part of a line that the judge gives; cases are in the order of their names in `order`. */
export function outcomeOf(
  problem: ProblemResult,
  results: readonly CaseResult[],
  order: readonly string[],
): Omit<
  JobResult,
  keyof Job | "schema" | "tier" | "key" | "keys" | "anew" | "troubles" | "copied"
> {
  const at = new Map(order.map((name, index) => [name, index]));
  const sorted = [...results].sort((a, b) => (at.get(a.name) ?? 0) - (at.get(b.name) ?? 0));
  const { verdict, passed, score, slowestMs, memoryMiB } = problem;
  return {
    ...{ verdict, passed },
    ...(score && { score: { got: score.got, of: score.of } }),
    timeMs: rounded(results.reduce((sum, { timeMs }) => sum + timeMs, 0)),
    slowestMs: rounded(slowestMs),
    ...(results.some(({ clock }) => clock === "wall") && { clock: "wall" as const }),
    ...(memoryMiB !== undefined && { memoryMiB: rounded(memoryMiB) }),
    cases: sorted.map(({ name, verdict, message, timeMs, memoryMiB, points }) => ({
      ...{ name, verdict, timeMs: rounded(timeMs) },
      ...(memoryMiB !== undefined && { memoryMiB: rounded(memoryMiB) }),
      ...(points !== undefined && { points }),
      ...(message !== "" && { message: message.slice(0, MOST_LETTERS) }),
    })),
  };
}

/** The result of a line, or undefined for one that this version does not read. */
export function parseResult(line: string): JobResult | undefined {
  try {
    const result = JSON.parse(line) as Partial<JobResult> | null;
    const texts = [result?.who, result?.problem, result?.file, result?.key];
    const isResult =
      result?.schema === 1 &&
      texts.every((text) => typeof text === "string") &&
      [...VERDICTS, "ran"].includes(result.verdict!) &&
      Array.isArray(result.cases);
    return isResult ? (result as JobResult) : undefined;
  } catch {
    return undefined;
  }
}

/** What names a job: two of them may have the same program, and so the same key. */
export function nameOf({ who, problem, file }: Job): string {
  return JSON.stringify([who, problem, file]);
}

/** Microseconds are enough. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
