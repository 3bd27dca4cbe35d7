import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { isDiskFault } from "../../../base/host/disk-fault";
import { onInterruption } from "../../../base/host/interruption";
import { problemPath, TOOL } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import { withSections } from "../../../base/sections";
import { bundle, CompileError } from "../../../bundle/host/bundle";
import { findCases } from "../../../problem/host/find-cases";
import { problemExport } from "../../../problem/host/problem-module";
import type { Problem } from "../../../problem/problem";
import { isFailure } from "../../../problem/verdict";
import type { Limits } from "../../../runner/execution";
import { bundleProgram, type Program } from "../../../runner/host/program";
import { runtimeCommand } from "../../../runner/host/runtimes/runtimes";
import { isTarget } from "../../../targets/targets";
import type { JudgeEvent } from "../../events/judge-event";
import { openJudgeHost } from "../../host/engine/open-judge-host";
import { makeLargeCases } from "../../host/prepare/make-large-cases";
import { prepareProblem } from "../../host/prepare/prepare-problem";
import { targetProgram } from "../../host/prepare/target-program";
import { judge } from "../../judge";
import type { Judged } from "../../judged";
import { isAccepted, type MatrixCell } from "../matrix-cell";
import { matrixPage, matrixText } from "../matrix-table";
import { type Column, runtimeColumns } from "../runtime-columns";

export const MATRIX_PAGE = "scripts/targets/README.md";

export interface MatrixOptions {
  readonly jobs: number;
  readonly write?: true;
}

/** Judges every problem under every runtime; prints failures as they come, then the table. */
export async function runMatrix(
  slugs: readonly string[],
  { jobs, write }: MatrixOptions,
  say: (text: string) => void,
): Promise<ExitCode> {
  const all = runtimeColumns();
  const problems: Judged<Program>[] = [];
  for (const column of all) {
    for (const slug of slugs) problems.push(await prepared(slug, column));
  }
  const host = await openJudgeHost();
  const interrupted = onInterruption(host.stop);
  const cells: MatrixCell[] = [];
  try {
    for await (const event of judge(problems, host, { jobs, interrupted })) {
      say(failureLine(event));
      if (event.type === "problem-end") {
        const { slug, label, passed, ran = 0, cases } = event;
        cells.push({ slug, runtime: label!, passed: passed + ran, cases });
      }
    }
  } finally {
    await host.close();
  }
  // The engine has no event for a problem without cases; the table has a row for it all the same.
  for (const { slug, label } of problems) {
    if (cells.some((cell) => cell.slug === slug && cell.runtime === label)) continue;
    cells.push({ slug, runtime: label!, passed: 0, cases: 0 });
  }
  cells.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  if (write && !interrupted.aborted) {
    const matrix = matrixPage(all, cells, await sizeFaults(slugs));
    const page = join(TOOL, MATRIX_PAGE);
    writeAtomically(page, withSections(readFileSync(page, "utf8"), { matrix }));
  }
  const passed = cells.filter(isAccepted).length;
  say(`${matrixText(all, cells)}${passed} passed, ${cells.length - passed} failed\n`);
  if (interrupted.aborted) return EXIT.interrupted;
  return passed === problems.length ? EXIT.accepted : EXIT.notAccepted;
}

/** The line of a failure; empty for other events. */
function failureLine(event: JudgeEvent): string {
  if (event.type === "trouble") return `error: ${event.message}\n  try: ${event.hint}\n`;
  if (event.type !== "case-end" || !isFailure(event.verdict)) return "";
  const { verdict, slug, name, label, message } = event;
  return `${verdict} ${slug}/${name} under ${label}: ${message}\n`;
}

/** One problem with the bundle for a judge of that runtime, to be run under it. */
async function prepared(
  slug: string,
  { runtime, program, target }: Column,
): Promise<Judged<Program>> {
  const start = await runtimeCommand(program);
  try {
    const targetBundle = await bundle(`${problemPath(slug)}/solution.ts`, { target });
    // Bun reserves more memory than any limit allows, even when it uses little.
    const limits = (usual: Limits) =>
      program.name === "bun" ? { ...usual, memoryMiB: Number.POSITIVE_INFINITY } : usual;
    const troublesOfMaking = await makeLargeCases(slug);
    const bare = bundleProgram(targetBundle, start);
    const { waiting: _, ...problem } = await prepareProblem(slug, { program: bare, limits });
    const { memoryMiB } = problem.limits;
    const judgedProgram = targetProgram(targetBundle, target, memoryMiB, start);
    return {
      ...problem,
      label: runtime,
      program: problem.program === bare ? judgedProgram : problem.program,
      troubles: [...troublesOfMaking, ...problem.troubles],
    };
  } catch (error) {
    if (isDiskFault(error)) throw error; // the same would happen to all of them
    return failed(slug, runtime, error);
  }
}

/** A row for a problem that cannot be prepared. */
function failed(slug: string, label: string, error: unknown): Judged<Program> {
  const message = error instanceof Error ? error.message : String(error);
  const isOurFault = !(error instanceof CompileError);
  return {
    slug,
    label,
    program: {
      compileError: isOurFault ? `${slug} cannot be prepared: ${message}` : message,
      isOurFault,
    },
    limits: { timeMs: 0, memoryMiB: 0, outputBytes: 0 },
    compare: () => ({ verdict: "JE", message: "nothing was run" }),
    checker: "",
    cases: findCases(slug).cases,
    troubles: [],
  };
}

/** Bundles that are too long for a judge that their problem names. */
async function sizeFaults(slugs: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const slug of slugs) {
    const problem = problemExport<Problem>(slug, "problem.ts", "problem");
    for (const { judge: target } of problem?.judges ?? []) {
      if (!isTarget(target)) continue;
      try {
        await bundle(`${problemPath(slug)}/solution.ts`, { target });
      } catch (error) {
        if (!(error instanceof CompileError)) throw error;
        faults.push(`${error.message}; ${error.hint}`);
      }
    }
  }
  return faults;
}
