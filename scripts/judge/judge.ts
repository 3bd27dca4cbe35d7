import type { Case } from "../problem/case";
import type { Trouble } from "../problem/trouble";
import { worst } from "../problem/verdict";
import { CaseQueue } from "./case-queue";
import type { CaseResult } from "./case-result";
import { judgeCase } from "./judge-case";
import type { JudgeEvent, ProblemResult, RunFacts } from "./judge-event";
import type { Judged, JudgeHost, NoProgram } from "./judged";
import { scoreOf } from "./score";
import { Turns } from "./turns";

export interface JudgeOptions {
  readonly jobs: number;
  readonly failFast?: boolean;
  /** Reported at the start of the run. */
  readonly facts?: Pick<RunFacts, "runtime" | "sandbox" | "start" | "shard">;
  /** Faults found before the first problem. */
  readonly troubles?: readonly Trouble[];
  /** Once it is aborted, no further case starts. */
  readonly interrupted?: AbortSignal;
}

/** Problems that are still being prepared while the first ones are judged. */
export interface Coming<Program> {
  readonly problems: AsyncIterable<Judged<Program>>;
  /** How many will come, as far as is known. */
  readonly count: Pick<RunFacts, "problems" | "cases">;
  /** Processes that prepare them; as long as they do, so many jobs rest. */
  readonly preparing: number;
}

interface Task<Program> {
  readonly problem: Judged<Program>;
  readonly program: Program;
  readonly testCase: Case;
}

/** Judges the cases of all problems side by side, in the order of CaseQueue. */
export async function* judge<Program>(
  problems: readonly Judged<Program>[] | Coming<Program>,
  host: JudgeHost<Program>,
  { jobs, failFast, facts, interrupted, troubles = [] }: JudgeOptions,
): AsyncGenerator<JudgeEvent> {
  const coming = "count" in problems ? problems : undefined;
  const here = "count" in problems ? [] : problems;
  const count = coming?.count ?? { problems: here.length, cases: casesOf(here) };
  const queue = new CaseQueue<Task<Program>>(jobs, count.cases);
  const open = new Map<Judged<Program>, CaseResult[]>();
  const sum = { passed: 0, failed: 0, troubles: 0, remembered: 0 };
  const stopped = () => interrupted?.aborted || (failFast && sum.failed > 0);
  let [admitted, done] = [0, 0];
  if (facts) yield { type: "run-start", schema: 1, ...count, jobs, ...facts };
  for (const { message, hint } of troubles) {
    sum.troubles++;
    yield { type: "trouble", message, hint };
  }
  function* admit(problem: Judged<Program>): Generator<JudgeEvent> {
    const { slug, program, cases } = problem;
    for (const { message, hint } of problem.troubles) {
      sum.troubles++;
      yield { type: "trouble", slug, message, hint };
    }
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
  for (const problem of here) yield* admit(problem);
  const turns = new Turns();
  const running = new Map<Task<Program>, Promise<readonly [Task<Program>, CaseResult]>>();
  const arrivals = coming?.problems[Symbol.asyncIterator]();
  let arrival = arrivals?.next();
  for (;;) {
    if (stopped()) arrival = undefined;
    const most = arrival ? Math.max(1, jobs - coming!.preparing) : jobs;
    while (running.size < most && !stopped()) {
      const task = queue.take();
      if (!task) break;
      const { problem, program, testCase } = task;
      const judging = judgeCase(problem, program, testCase, host, turns);
      running.set(
        task,
        judging.then((result) => [task, result] as const),
      );
    }
    if (running.size === 0 && !arrival) break;
    const next = await Promise.race([...running.values(), ...(arrival ? [arrival] : [])]);
    if ("value" in next) {
      arrival = next.done ? undefined : arrivals!.next();
      if (!next.done) yield* admit(next.value);
      continue;
    }
    const [task, result] = next;
    running.delete(task);
    if (interrupted?.aborted) continue; // it was killed, not judged
    done++;
    sum[result.verdict === "AC" ? "passed" : "failed"]++;
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
  yield { type: "run-end", ...sum, left: all - done, interrupted: interrupted?.aborted ?? false };
}

function casesOf(problems: readonly Judged<unknown>[]): number {
  return problems.reduce((count, { cases }) => count + cases.length, 0);
}

function notRun<Program>(
  { slug, label }: Judged<Program>,
  { compileError: message, isOurFault = false }: NoProgram,
): CaseResult {
  const named = { slug, ...(label !== undefined && { label }), name: "program" };
  const verdict = isOurFault ? "JE" : "CE";
  return { ...named, verdict, message, timeMs: 0, wallMs: 0, notRun: true };
}

function problemResult<Program>(
  { slug, label, cases }: Judged<Program>,
  results: readonly CaseResult[],
): ProblemResult {
  const score = scoreOf(cases, results);
  const peaks = results.flatMap(({ memoryMiB }) => memoryMiB ?? []);
  return {
    slug,
    ...(label !== undefined && { label }),
    verdict: worst(results.map(({ verdict }) => verdict)),
    cases: results.length,
    passed: results.filter(({ verdict }) => verdict === "AC").length,
    ...(score && { score }),
    slowestMs: Math.max(...results.map(({ timeMs }) => timeMs)),
    ...(peaks.length > 0 && { memoryMiB: Math.max(...peaks) }),
  };
}

function isCompileError(program: unknown): program is NoProgram {
  return typeof program === "object" && program !== null && "compileError" in program;
}
