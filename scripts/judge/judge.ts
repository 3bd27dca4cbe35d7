import { inParallel } from "../base/in-parallel";
import type { Case } from "../problem/case";
import { isLarge } from "../problem/case-origin";
import type { Trouble } from "../problem/trouble";
import { worst } from "../problem/verdict";
import { judgeCase } from "./judge-case";
import type { CaseResult, JudgeEvent, ProblemResult, RunFacts } from "./judge-event";
import type { Judged, JudgeHost, NoProgram } from "./judged";
import { scoreOf } from "./score";
import { Turns } from "./turns";

const QUICK_MS = 200;
const QUICK_A_JOB = 2;
const FEW_A_JOB = 10;

export interface JudgeOptions {
  readonly jobs: number;
  readonly failFast?: boolean;
  /** Reported at the start of the run. */
  readonly facts?: Pick<RunFacts, "runtime" | "sandbox" | "start">;
  /** Faults found before the first problem. */
  readonly troubles?: readonly Trouble[];
  /** Once it is aborted, no further case starts. */
  readonly interrupted?: AbortSignal;
}

interface Task<Program> {
  readonly problem: Judged<Program>;
  readonly program: Program;
  readonly testCase: Case;
}

/** Judges the cases of all problems side by side, those that took longest last time first. */
export async function* judge<Program>(
  problems: readonly Judged<Program>[],
  host: JudgeHost<Program>,
  { jobs, failFast, facts, interrupted, troubles = [] }: JudgeOptions,
): AsyncGenerator<JudgeEvent> {
  const tasks: Task<Program>[] = [];
  const open = new Map(problems.map((problem) => [problem, [] as CaseResult[]]));
  const sum = { passed: 0, failed: 0, troubles: 0, remembered: 0 };
  const cases = problems.reduce((count, { cases }) => count + cases.length, 0);
  if (facts) {
    yield { type: "run-start", schema: 1, problems: problems.length, cases, jobs, ...facts };
  }
  for (const { message, hint } of troubles) {
    sum.troubles++;
    yield { type: "trouble", message, hint };
  }
  for (const problem of problems) {
    const { slug, program } = problem;
    for (const { message, hint } of problem.troubles) {
      sum.troubles++;
      yield { type: "trouble", slug, message, hint };
    }
    if (!isCompileError(program)) {
      tasks.push(...problem.cases.map((testCase) => ({ problem, program, testCase })));
    } else if (problem.cases.length > 0) {
      const result = notRun(problem, program);
      sum.failed++;
      yield { type: "case-end", ...result };
      yield { type: "problem-end", ...problemResult(problem, [result]) };
    }
  }
  tasks.sort((a, b) => (b.testCase.lastMs ?? Infinity) - (a.testCase.lastMs ?? Infinity));
  quickFirst(tasks, jobs);
  let done = 0;
  const stopped = () => interrupted?.aborted || (failFast && sum.failed > 0);
  function* untilStopped(): Generator<Task<Program>> {
    for (const task of tasks) if (!stopped()) yield task;
  }
  const turns = new Turns();
  const work = async (task: Task<Program>) => ({
    problem: task.problem,
    result: await judgeCase(task.problem, task.program, task.testCase, host, turns),
  });
  for await (const { problem, result } of inParallel(untilStopped(), jobs, work)) {
    if (interrupted?.aborted) continue; // it was killed, not judged
    done++;
    sum[result.verdict === "AC" ? "passed" : "failed"]++;
    if (result.remembered) sum.remembered++;
    yield { type: "case-end", ...result };
    const results = open.get(problem)!;
    results.push(result);
    if (results.length < problem.cases.length) continue;
    open.delete(problem);
    yield { type: "problem-end", ...problemResult(problem, results) };
  }
  for (const [problem, results] of open) {
    if (results.length > 0) yield { type: "problem-end", ...problemResult(problem, results) };
  }
  const left = tasks.length - done;
  yield { type: "run-end", ...sum, left, interrupted: interrupted?.aborted ?? false };
}

/** Some quick cases go first, so that there is something to see at once; then the slowest. */
function quickFirst<Program>(tasks: Task<Program>[], jobs: number): void {
  if (tasks.length <= FEW_A_JOB * jobs) return;
  const isQuick = ({ testCase: { name, lastMs } }: Task<Program>) =>
    lastMs === undefined ? !isLarge(name) : lastMs < QUICK_MS;
  for (let count = 0; count < QUICK_A_JOB * jobs; count++) {
    const at = tasks.findIndex((task, index) => index >= count && isQuick(task));
    if (at < 0) return;
    tasks.splice(count, 0, ...tasks.splice(at, 1));
  }
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
