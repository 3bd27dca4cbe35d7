import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { onInterruption } from "../../base/host/interruption";
import { builtProgram } from "../../judge/host/built-program";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/open-judge-host";
import { judge } from "../../judge/judge";
import type { CaseResult } from "../../judge/judge-event";
import type { Verdict } from "../../problem/verdict";
import type { Limits } from "../../runner/execution";
import { commandProgram, type Program } from "../../runner/host/program";
import { firstVerdict, type PackageSubmission, packageSubmissions } from "../package-submissions";
import { limitsOf, type PackageOptions } from "./judge-package";
import { type LaidOut, layOut } from "./package-problem";
import type { ReadPackage } from "./read-packages";

/** Accepted programs of a package without a time limit run under this one to find it. */
const LONG_MS = 60_000;
/** Where a package names none: that of the legacy ICPC format. */
const MULTIPLIER = 5;

interface Outcome {
  readonly verdict: Verdict;
  /** The first case that decided it, and why. */
  readonly worst?: CaseResult | undefined;
  readonly slowestMs: number;
}

/** Runs every submission of every package and says which verdict differs from that of its folder. */
export async function judgeSubmissions(
  packages: readonly ReadPackage[],
  options: PackageOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  const opening = openJudgeHost({ sandbox: options.sandbox, forget: "all" });
  const interrupted = onInterruption(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const sum = { passed: 0, failed: 0 };
  try {
    for (const read of packages) {
      const laidOut = layOut(read.name, read.draft);
      try {
        await judgeOne(read, laidOut);
      } finally {
        rmSync(laidOut.folder, { recursive: true, force: true });
      }
    }
  } finally {
    await host.close();
  }
  say(`${sum.passed} passed, ${sum.failed} failed${interrupted.aborted ? " (interrupted)" : ""}`);
  if (interrupted.aborted) return EXIT.interrupted;
  if (sum.failed > 0) return EXIT.notAccepted;
  return sum.passed === 0 ? EXIT.nothingMatched : EXIT.accepted;

  async function judgeOne(read: ReadPackage, laidOut: LaidOut): Promise<void> {
    const submissions = inJudgingOrder(packageSubmissions(read.package));
    let limits = limitsOf(read, options);
    const isOpen = read.draft.timeLimitMs === undefined && options.time === undefined;
    let isMeasured = !isOpen || !submissions.some(isAccepted);
    let slowestMs = 0;
    for (const [at, submission] of submissions.entries()) {
      if (interrupted.aborted) return;
      if (!isMeasured && !isAccepted(submission)) {
        const timeMs = measuredLimit(slowestMs, read.draft.timeMultiplier ?? MULTIPLIER);
        say(`${read.name}: time limit ${timeMs} ms, from the slowest accepted submission`);
        limits = { ...limits, timeMs };
        isMeasured = true;
      }
      const shown = `${read.name}/${submission.name}`;
      const program = await programOf(submission, join(laidOut.folder, `submission-${at}`));
      if (typeof program === "string") {
        say(`skipped ${shown}: ${program}`);
        continue;
      }
      const own = isMeasured ? limits : { ...limits, timeMs: LONG_MS };
      const outcome = await outcomeOf(laidOut, program, own, host, options, interrupted);
      if (interrupted.aborted) return;
      slowestMs = Math.max(slowestMs, outcome.slowestMs);
      const isRight = submission.allowed.includes(outcome.verdict);
      sum[isRight ? "passed" : "failed"]++;
      say(submissionLine(shown, submission, outcome, isRight));
    }
  }
}

/** Accepted ones first, as they may have to give the time limit; then by name. */
function inJudgingOrder(submissions: readonly PackageSubmission[]): PackageSubmission[] {
  const byName = [...submissions].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...byName.filter(isAccepted), ...byName.filter((submission) => !isAccepted(submission))];
}

function isAccepted({ allowed }: PackageSubmission): boolean {
  return allowed.length === 1 && allowed[0] === "AC";
}

/** As the format has it: a multiple of the slowest accepted program, in whole seconds. */
function measuredLimit(slowestMs: number, multiplier: number): number {
  return Math.max(1, Math.ceil((slowestMs * multiplier) / 1000)) * 1000;
}

function submissionLine(
  shown: string,
  { allowed }: PackageSubmission,
  { verdict, worst, slowestMs }: Outcome,
  isRight: boolean,
): string {
  const slowest = `slowest ${Math.round(slowestMs)} ms`;
  const why = worst && worst.verdict !== "AC" ? ` (${worst.name}: ${worst.message})` : "";
  if (isRight) return `${verdict} ${shown}, ${slowest}`;
  return `${verdict} ${shown}: its folder says ${allowed.join(" or ")}${why}, ${slowest}`;
}

/** The program of a submission, or why there is none here. */
async function programOf({ files }: PackageSubmission, folder: string): Promise<Program | string> {
  for (const { path, read } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, read());
  }
  try {
    const command = await builtProgram(folder);
    return commandProgram(command.map((word) => `"${word}"`).join(" "));
  } catch (error) {
    return (error as Error).message;
  }
}

async function outcomeOf(
  { judged }: LaidOut,
  program: Program,
  limits: Limits,
  host: OpenJudgeHost,
  { jobs, filter }: PackageOptions,
  interrupted: AbortSignal,
): Promise<Outcome> {
  const cases = judged.cases.filter(({ name }) => filter?.test(name) ?? true);
  const results: CaseResult[] = [];
  const problem = { ...judged, program, limits, cases };
  for await (const event of judge([problem], host, { jobs, interrupted })) {
    if (event.type === "case-end") results.push(event);
  }
  const verdict = firstVerdict(
    cases.map(({ name }) => name),
    results,
  );
  const order = new Map(cases.map(({ name }, at) => [name, at]));
  const [worst] = results
    .filter((result) => result.verdict !== "AC")
    .sort((a, b) => order.get(a.name)! - order.get(b.name)!);
  return { verdict, worst, slowestMs: Math.max(0, ...results.map(({ timeMs }) => timeMs)) };
}
