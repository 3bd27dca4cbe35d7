import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { isDiskFault } from "../../base/host/disk-fault";
import { onInterruption } from "../../base/host/interruption";
import { positiveInteger } from "../../base/host/option-values";
import { ROOT } from "../../base/host/repository";
import { runCommand } from "../../base/host/run-command";
import { bundle, CompileError } from "../../bundle/host/bundle";
import { findCases } from "../../problem/host/find-cases";
import { findSlugs } from "../../problem/host/find-slugs";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import type { Limits } from "../../runner/execution";
import { bundleProgram, type Program } from "../../runner/host/program";
import { runtimeCommand } from "../../runner/host/runtimes";
import { isTarget } from "../../targets/targets";
import { openJudgeHost } from "../host/open-judge-host";
import { prepareProblem } from "../host/prepare-problem";
import { judge } from "../judge";
import type { Judged } from "../judged";
import { type Column, columns } from "./columns";
import { isAccepted, type MatrixCell } from "./matrix";
import { matrixPage, matrixText } from "./matrix-table";

const PAGE = "scripts/targets/README.md";

const command = new Command("npm run matrix --")
  .description("judge every problem under the runtime of every judge")
  .argument("[slug...]", "problems; all without one")
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("--write", `write the table to ${PAGE}`);

runCommand(command, async () => {
  const { jobs, write } = command.opts<{ jobs: number; write?: true }>();
  const slugs = findSlugs(command.args);
  if (write && command.args.length > 0) {
    throw new ExpectedError("--write needs all problems", "npm run matrix -- --write", EXIT.usage);
  }
  const all = columns();
  const problems: Judged<Program>[] = [];
  for (const column of all) {
    for (const slug of slugs) problems.push(await prepared(slug, column));
  }
  const host = await openJudgeHost();
  const interrupted = onInterruption(host.stop);
  const cells: MatrixCell[] = [];
  try {
    for await (const event of judge(problems, host, { jobs, interrupted })) {
      if (event.type === "trouble")
        process.stderr.write(`error: ${event.message}\n  try: ${event.hint}\n`);
      if (event.type === "case-end" && event.verdict !== "AC") {
        const { verdict, slug, name, label, message } = event;
        process.stdout.write(`${verdict} ${slug}/${name} under ${label}: ${message}\n`);
      }
      if (event.type === "problem-end") {
        const { slug, label, passed, cases } = event;
        cells.push({ slug, runtime: label!, passed, cases });
      }
    }
  } finally {
    await host.close();
  }
  // One without a case, of which the engine says nothing, is a row too.
  for (const { slug, label } of problems) {
    if (cells.some((each) => each.slug === slug && each.runtime === label)) continue;
    cells.push({ slug, runtime: label!, passed: 0, cases: 0 });
  }
  cells.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  const sizes = await sizeFaults(slugs);
  if (write && !interrupted.aborted) writeFileSync(join(ROOT, PAGE), matrixPage(all, cells, sizes));
  const passed = cells.filter(isAccepted).length;
  process.stdout.write(
    `${matrixText(all, cells)}${passed} passed, ${cells.length - passed} failed\n`,
  );
  if (interrupted.aborted) return EXIT.interrupted;
  return passed === problems.length ? EXIT.accepted : EXIT.notAccepted;
});

/** One problem with the bundle for a judge of that runtime, to be run under it. */
async function prepared(
  slug: string,
  { runtime, program, target }: Column,
): Promise<Judged<Program>> {
  const start = await runtimeCommand(program);
  try {
    const made = await bundle(`problems/${slug}/solution.ts`, { target });
    // Bun reserves more memory than any limit on it allows, whatever it then uses.
    const limits = (usual: Limits) =>
      program.name === "bun" ? { ...usual, memoryMiB: Number.POSITIVE_INFINITY } : usual;
    const problem = await prepareProblem(slug, { program: bundleProgram(made, start), limits });
    return { ...problem, label: runtime };
  } catch (error) {
    if (isDiskFault(error)) throw error; // it would befall all of them
    return failed(slug, runtime, error);
  }
}

/** A row of its own for a problem that cannot even be made ready. */
function failed(slug: string, label: string, error: unknown): Judged<Program> {
  const message = error instanceof Error ? error.message : String(error);
  const ours = !(error instanceof CompileError);
  return {
    slug,
    label,
    program: { compileError: ours ? `${slug} cannot be prepared: ${message}` : message, ours },
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
        await bundle(`problems/${slug}/solution.ts`, { target });
      } catch (error) {
        if (isDiskFault(error)) throw error;
        if (error instanceof CompileError) faults.push(`${error.message}; ${error.hint}`);
      }
    }
  }
  return faults;
}
