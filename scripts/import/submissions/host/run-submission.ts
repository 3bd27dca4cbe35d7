import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CaseResult } from "../../../judge/events/case-result";
import { scoreOf } from "../../../judge/events/score";
import { builtProgram } from "../../../judge/host/check/built-program";
import { judge } from "../../../judge/judge";
import type { JudgeHost } from "../../../judge/judged";
import type { Verdict } from "../../../problem/verdict";
import type { Limits } from "../../../runner/execution";
import { folderProgram, type Program } from "../../../runner/host/program";
import type { LaidOut } from "../../packages/host/package-problem";
import { firstVerdict, type PackageSubmission } from "../package-submissions";

/** Accepted programs of a package without a time limit run under this one to find it. */
export const LONG_MS = 60_000;
/** Where a package names none: that of the legacy ICPC format. */
const MULTIPLIER = 5;

export interface Outcome {
  readonly verdict: Verdict;
  /** The first case that decided it, and why. */
  readonly worst?: CaseResult | undefined;
  readonly slowestMs: number;
  /** The same, were the limit of each case the whole one. */
  readonly wholeLimitMs: number;
  /** Undefined where no case has points. */
  readonly points?: number | undefined;
}

/** As the format has it: a multiple of the slowest accepted program, in whole seconds. */
export function limitFrom(slowestMs: number, multiplier = MULTIPLIER): number {
  return Math.max(1, Math.ceil((slowestMs * multiplier) / 1000)) * 1000;
}

/** Accepted ones first, as they may have to give the time limit; then by name. */
export function inJudgingOrder(submissions: readonly PackageSubmission[]): PackageSubmission[] {
  const byName = [...submissions].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...byName.filter(isAccepted), ...byName.filter((submission) => !isAccepted(submission))];
}

export function isAccepted({ allowed }: PackageSubmission): boolean {
  return allowed.length === 1 && allowed[0] === "AC";
}

/** The program of a submission, or why there is none here. */
export async function programOf(
  { files, entry }: PackageSubmission,
  folder: string,
  args: readonly string[] = [],
): Promise<Program | string> {
  for (const { path, read } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, read());
  }
  try {
    const built = await builtProgram(folder, entry);
    return folderProgram([...built.command, ...args], built.folder);
  } catch (error) {
    // It is named by its folder, which only we know.
    return (error as Error).message.replace(`${basename(folder)}/`, "it");
  }
}

export async function outcomeOf(
  { judged, requires }: LaidOut,
  program: Program,
  limits: Limits,
  host: JudgeHost<Program>,
  { jobs, filter }: { readonly jobs: number; readonly filter?: RegExp },
  interrupted: AbortSignal,
): Promise<Outcome> {
  const cases = judged.cases.filter(({ name }) => filter?.test(name) ?? true);
  const results: CaseResult[] = [];
  const problem = { ...judged, program, limits, cases };
  // The first case that fails decides, unless the others give points.
  const { grading } = judged;
  const failFast = grading === undefined && cases.every(({ points }) => points === undefined);
  for await (const event of judge([problem], host, { jobs, failFast, interrupted })) {
    if (event.type === "case-end") results.push(event);
  }
  const isUnjudged = results.some(({ verdict, notRun }) => notRun || verdict === "JE");
  const grade = isUnjudged ? undefined : grading?.(results);
  const names = cases.map(({ name }) => name);
  const verdict = grade?.verdict ?? firstVerdict(names, results);
  const order = new Map(cases.map(({ name }, at) => [name, at]));
  const [worst] = results
    .filter((result) => result.verdict !== "AC")
    .sort((a, b) => order.get(a.name)! - order.get(b.name)!);
  const isPassed = (folder: string) =>
    results.every(({ name, verdict }) => verdict === "AC" || !name.startsWith(`${folder}/`));
  const counted = results.filter(({ name }) => requires.get(name)?.every(isPassed) ?? true);
  const points = grade ? grade.points : scoreOf(cases, counted)?.got;
  const shares = new Map(cases.map(({ name, timeShare = 1 }) => [name, timeShare]));
  return {
    ...{ verdict, worst, points },
    slowestMs: Math.max(0, ...results.map(({ timeMs }) => timeMs)),
    wholeLimitMs: Math.max(0, ...results.map(({ name, timeMs }) => timeMs / shares.get(name)!)),
  };
}
