import { decide } from "../core/decide";
import type { CaseResult, JudgeEvent } from "../core/judge-event";
import type { Case, Judged, JudgeHost } from "../core/judged";
import { worst } from "../core/verdict";
import { inParallel } from "./in-parallel";

export interface JudgeOptions {
  readonly jobs: number;
  readonly failFast: boolean;
}

/** Judges problem after problem; cases of one problem side by side. */
export async function* judge<Program>(
  problems: AsyncIterable<Judged<Program>>,
  host: JudgeHost<Program>,
  options: JudgeOptions,
): AsyncGenerator<JudgeEvent> {
  const sum = { passed: 0, failed: 0, troubles: 0 };
  for await (const problem of problems) {
    for await (const event of judgeProblem(problem, host, options)) {
      if (event.type === "case-end") sum[event.verdict === "AC" ? "passed" : "failed"]++;
      if (event.type === "trouble") sum.troubles++;
      yield event;
    }
    if (options.failFast && sum.failed > 0) break;
  }
  yield { type: "run-end", ...sum };
}

async function* judgeProblem<Program>(
  problem: Judged<Program>,
  host: JudgeHost<Program>,
  { jobs, failFast }: JudgeOptions,
): AsyncGenerator<JudgeEvent> {
  const { slug, program, cases, troubles } = problem;
  yield { type: "problem-start", slug, cases: cases.length };
  for (const trouble of troubles) yield { type: "trouble", slug, ...trouble };
  const results: CaseResult[] = [];
  if (isCompileError(program)) {
    const name = "solution";
    results.push({ slug, name, verdict: "CE", timeMs: 0, message: program.compileError });
    yield { type: "case-end", ...results[0]! };
  } else {
    let stop = false;
    function* until(): Generator<Case> {
      for (const each of cases) if (!stop) yield each;
    }
    const work = (each: Case) => judgeCase(problem, program, each, host);
    for await (const result of inParallel(until(), jobs, work)) {
      results.push(result);
      stop ||= failFast && result.verdict !== "AC";
      yield { type: "case-end", ...result };
    }
  }
  if (results.length === 0) return;
  const peaks = results.flatMap(({ memoryMiB }) => memoryMiB ?? []);
  yield {
    type: "problem-end",
    slug,
    verdict: worst(results.map(({ verdict }) => verdict)),
    cases: results.length,
    slowestMs: Math.max(...results.map(({ timeMs }) => timeMs)),
    ...(peaks.length > 0 && { memoryMiB: Math.max(...peaks) }),
  };
}

async function judgeCase<Program>(
  { slug, limits, check }: Judged<Program>,
  program: Program,
  { name, input, expected }: Case,
  host: JudgeHost<Program>,
): Promise<CaseResult> {
  try {
    const run = await host.run(program, input, limits);
    const { verdict, message } = decide(run, limits, () => {
      const wanted = host.read(expected);
      return sameBytes(wanted, run.output)
        ? { verdict: "AC" }
        : check(host.read(input), wanted, run.output);
    });
    const { timeMs, memoryMiB } = run;
    return { slug, name, verdict, message, timeMs, ...(memoryMiB !== undefined && { memoryMiB }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { slug, name, verdict: "JE", timeMs: 0, message };
  }
}

function isCompileError(program: unknown): program is { readonly compileError: string } {
  return typeof program === "object" && program !== null && "compileError" in program;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
