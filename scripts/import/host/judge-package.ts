import { rmSync } from "node:fs";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { systemHints } from "../../base/host/system-hints";
import { terminal } from "../../base/host/terminal";
import type { RunResult } from "../../judge/events/judge-event";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { Output } from "../../judge/host/run/output";
import { judge } from "../../judge/judge";
import { reporters } from "../../judge/reporters/reporters";
import { commandProgram } from "../../runner/host/program";
import { withGenerated } from "../dmoj/host/generated-cases";
import { layOut } from "../packages/host/package-problem";
import { readSource } from "../packages/host/read-source";
import { judgeSubmissions } from "./judge-submissions";
import { lintPackages } from "./lint-package";
import { limitsOf, type PackageOptions } from "./package-options";
import { packagesIn, type ReadPackage } from "./read-packages";

/** Judges a program, or the submissions that came with it, on each package of a folder or zip. */
export async function judgePackage(
  place: string,
  options: PackageOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  if (options.run === undefined && !options.submissions && !options.lint) {
    const hint = `--package ${place} --run "${systemHints().ownProgram}", --submissions or --lint`;
    throw new ExpectedError("--package needs a program", hint, EXIT.usage);
  }
  const packages = await packagesAt(place, options.testlib, say);
  if (packages.length === 0) {
    const hint =
      "a folder or zip with problem.yaml, init.yml, problem.xml, problem.conf, task.yaml or config.yml";
    throw new ExpectedError(`${place} holds no problem package`, hint, EXIT.nothingMatched);
  }
  if (options.lint) return lintPackages(packages, options, say);
  for (const { name, draft } of packages) {
    if (draft.unjudged === undefined && draft.cases.length > 0) continue;
    const [half] = draft.unpaired;
    const alone = half === undefined ? "" : `: ${half} is missing or alone`;
    const why = draft.unjudged ?? `it has no case${alone}`;
    throw new ExpectedError(`${name} cannot be judged: ${why}`, "another package");
  }
  for (const { draft } of packages) if (draft.leftOut) say(`left out: ${draft.leftOut}`);
  const lost = packages.flatMap(({ draft }) => draft.unpaired);
  if (lost.length > 0) say(`half a case, left out: ${lost.join(" ")}`);
  const exit = await (options.submissions
    ? judgeSubmissions(packages, options, say)
    : judgeProgram(packages, options));
  if (lost.length === 0 || exit === EXIT.interrupted) return exit;
  say(`not judged whole: ${lost[0]} is missing or alone`);
  return EXIT.setup;
}

/** The packages of a folder or zip, with the cases that their generators make. */
async function packagesAt(
  place: string,
  testlib: string | undefined,
  say: (line: string) => void,
): Promise<ReadPackage[]> {
  const packages: ReadPackage[] = [];
  for (const read of packagesIn(readSource(place, say), place, testlib)) {
    packages.push({ ...read, draft: await withGenerated(read.draft, true) });
  }
  return packages;
}

async function judgeProgram(
  packages: readonly ReadPackage[],
  options: PackageOptions,
): Promise<ExitCode> {
  const { run = "", jobs, failFast, filter, sandbox, reporter } = options;
  const program = commandProgram(run);
  const opening = openJudgeHost({ sandbox, forget: "all" });
  const interrupted = onInterruption(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const laidOut = packages.map(({ name, draft }) => layOut(name, draft));
  const output = new Output(reporters[reporter](terminal()));
  try {
    const problems = laidOut.map(({ judged }, at) => ({
      ...judged,
      label: run,
      program,
      cases: judged.cases.filter(({ name }) => filter?.test(name) ?? true),
      limits: limitsOf(packages[at]!, options, program.timeFactor),
    }));
    const facts = { runtime: run, sandbox: host.sandbox };
    let end: RunResult | undefined;
    for await (const event of judge(problems, host, {
      jobs,
      failFast: failFast ?? false,
      facts,
      interrupted,
    })) {
      output.event(event);
      if (event.type === "run-end") end = event;
    }
    if (end!.interrupted) return EXIT.interrupted;
    if (end!.failed > 0) return EXIT.notAccepted;
    return end!.passed === 0 ? EXIT.nothingMatched : EXIT.accepted;
  } finally {
    output.end();
    for (const { folder } of laidOut) rmSync(folder, { recursive: true, force: true });
    await host.close();
  }
}
