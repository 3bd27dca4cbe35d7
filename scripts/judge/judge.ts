import type { Trouble } from "../problem/trouble";
import { isFailure, worst } from "../problem/verdict";
import { CaseQueue } from "./case-queue";
import { type Coming, runCases, type Task } from "./case-runs";
import type { CaseResult } from "./events/case-result";
import type { JudgeEvent, ProblemResult, RunFacts } from "./events/judge-event";
import { gradedScore, scoreOf } from "./events/score";
import type { Judged, JudgeHost, NoProgram } from "./judged";

export interface EngineOptions {
  readonly jobs: number;
  readonly failFast?: boolean;
  /** Reported at the start of the run. */
  readonly facts?: Pick<RunFacts, "version" | "runtime" | "sandbox" | "start" | "shard">;
  /** Faults found before the first problem. */
  readonly troubles?: readonly Trouble[];
  /** Once it is aborted, no further case starts. */
  readonly interrupted?: AbortSignal;
}

/** Judges the cases of all problems side by side, in the order of CaseQueue. */
export async function* judge<Program>(
  problems: readonly Judged<Program>[] | Coming<Program>,
  host: JudgeHost<Program>,
  { jobs, failFast, facts, interrupted, troubles = [] }: EngineOptions,
): AsyncGenerator<JudgeEvent> {
  const coming = "count" in problems ? problems : undefined;
  const here = "count" in problems ? [] : problems;
  const count = coming?.count ?? { problems: here.length, cases: casesOf(here) };
  const queue = new CaseQueue<Task<Program>>(jobs, count.cases);
  const open = new Map<Judged<Program>, CaseResult[]>();
  const sum = { passed: 0, failed: 0, ran: 0, troubles: 0, remembered: 0 };
  const stopped = () => interrupted?.aborted === true || (failFast === true && sum.failed > 0);
  let [admitted, done] = [0, 0];
  function* tell(troubles: readonly Trouble[], slug?: string): Generator<JudgeEvent> {
    for (const { message, hint } of troubles) {
      sum.troubles++;
      yield { type: "trouble", ...(slug !== undefined && { slug }), message, hint };
    }
  }
  function* admit(problem: Judged<Program>): Generator<JudgeEvent> {
    const { slug, program, cases } = problem;
    yield* tell(problem.troubles, slug);
    if (!isCompileError(program)) {
      open.set(problem, []);
      admitted += cases.length;
      queue.add(cases.map((testCase) => ({ problem, program, testCase })));
    } else if (cases.length > 0) {
      const result = notRun(problem, program);
      sum.failed++;
      yield { type: "case-end", ...result };
      yield { type: "problem-end", ...problemResult(problem, [result]) };
    }
  }
  if (facts) yield { type: "run-start", schema: 1, ...count, jobs, ...facts };
  yield* tell(troubles);
  for (const problem of here) yield* admit(problem);
  for await (const step of runCases(queue, coming, host, jobs, stopped)) {
    if ("arrived" in step) {
      yield* admit(step.arrived);
      continue;
    }
    if (interrupted?.aborted) continue; // it was killed, not judged
    const { task, result } = step;
    done++;
    const { verdict } = result;
    sum[verdict === "ran" ? "ran" : isFailure(verdict) ? "failed" : "passed"]++;
    if (result.remembered) sum.remembered++;
    yield { type: "case-end", ...result };
    const results = open.get(task.problem)!;
    results.push(result);
    if (results.length < task.problem.cases.length) continue;
    open.delete(task.problem);
    yield { type: "problem-end", ...problemResult(task.problem, results) };
  }
  for (const [problem, results] of open) {
    if (results.length > 0) yield { type: "problem-end", ...problemResult(problem, results) };
  }
  const all = coming && stopped() ? Math.max(admitted, count.cases) : admitted;
  const { ran, ...counts } = sum;
  const skipped = ran > 0 && { ran };
  yield {
    type: "run-end",
    ...counts,
    ...skipped,
    left: all - done,
    interrupted: interrupted?.aborted ?? false,
  };
}

function casesOf(problems: readonly Judged<unknown>[]): number {
  return problems.reduce((count, { cases }) => count + cases.length, 0);
}

function notRun<Program>(
  { slug, label }: Judged<Program>,
  { compileError: message, hint, isOurFault = false }: NoProgram,
): CaseResult {
  const named = { slug, ...(label !== undefined && { label }), name: "program" };
  const verdict = isOurFault ? "JE" : "CE";
  const explanation = { message, ...(hint !== undefined && { hint }) };
  return { ...named, verdict, ...explanation, timeMs: 0, wallMs: 0, notRun: true };
}

function problemResult<Program>(
  { slug, label, cases, grading, keys, notes }: Judged<Program>,
  results: readonly CaseResult[],
): ProblemResult {
  const score = grading ? gradedScore(cases, results, grading) : scoreOf(cases, results);
  const ran = results.filter(({ verdict }) => verdict === "ran").length;
  const peaks = results.flatMap(({ memoryMiB }) => memoryMiB ?? []);
  return {
    slug,
    ...(label !== undefined && { label }),
    verdict: worst(results.map(({ verdict }) => verdict)),
    cases: results.length,
    passed: results.filter(({ verdict }) => verdict === "AC").length,
    ...(ran > 0 && { ran }),
    ...(score && { score }),
    slowestMs: Math.max(...results.map(({ timeMs }) => timeMs)),
    ...(peaks.length > 0 && { memoryMiB: Math.max(...peaks) }),
    ...(keys && { keys }),
    ...(notes && { notes }),
  };
}

function isCompileError(program: unknown): program is NoProgram {
  return typeof program === "object" && program !== null && "compileError" in program;
}
