import { join } from "node:path";
import { EXIT, type ExitCode } from "../../base/exit-code";
import {
  inJudgingOrder,
  isAccepted,
  LONG_MS,
  limitFrom,
  type Outcome,
  outcomeOf,
  programOf,
} from "../submissions/host/run-submission";
import { type PackageSubmission, packageSubmissions } from "../submissions/package-submissions";
import { eachPackage, type OpenPackage } from "./each-package";
import { limitsOf, type PackageOptions } from "./package-options";
import type { ReadPackage } from "./read-packages";

/** Runs every submission of every package and says which verdict differs from that of its folder. */
export async function judgeSubmissions(
  packages: readonly ReadPackage[],
  options: PackageOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const interrupted = await eachPackage(packages, options, judgeOne);
  if (sum.passed + sum.failed === 0 && !interrupted.aborted) {
    say(sum.skipped === 0 ? "no submission is in it" : `none of ${sum.skipped} submissions counts`);
  }
  say(`${sum.passed} passed, ${sum.failed} failed${interrupted.aborted ? " (interrupted)" : ""}`);
  if (interrupted.aborted) return EXIT.interrupted;
  if (sum.failed > 0) return EXIT.notAccepted;
  return sum.passed === 0 ? EXIT.nothingMatched : EXIT.accepted;

  function skip(shown: string, why: string): void {
    sum.skipped++;
    say(`skipped ${shown}: ${why}`);
  }

  async function judgeOne({ read, laidOut, host, interrupted }: OpenPackage): Promise<void> {
    const submissions = inJudgingOrder(packageSubmissions(read.package));
    let limits = limitsOf(read, options);
    const isOpen = read.draft.timeLimitMs === undefined && options.time === undefined;
    let isMeasured = !isOpen || !submissions.some(isAccepted);
    let slowestMs = 0;
    for (const [at, submission] of submissions.entries()) {
      if (interrupted.aborted) return;
      if (!isMeasured && !isAccepted(submission)) {
        const timeMs = limitFrom(slowestMs, read.draft.timeMultiplier);
        say(`${read.name}: time limit ${timeMs} ms, from the slowest accepted submission`);
        limits = { ...limits, timeMs };
        isMeasured = true;
      }
      const shown = `${read.name}/${submission.name}`;
      if (submission.allowed.length === 0) {
        skip(shown, "neither its folder nor a mark in it says what it must earn");
        continue;
      }
      const program = await programOf(submission, join(laidOut.folder, `submission-${at}`));
      if (interrupted.aborted) return;
      if (typeof program === "string") {
        if (!program.includes(NOT_COMPILED)) skip(shown, program);
        else if (submission.allowed.includes("CE")) {
          sum.passed++;
          say(`CE ${shown}`);
        } else {
          sum.failed++;
          say(`CE ${shown}: its folder says ${submission.allowed.join(" or ")} (${program})`);
        }
        continue;
      }
      const allowed = isMeasured ? limits : { ...limits, timeMs: LONG_MS };
      const outcome = await outcomeOf(laidOut, program, allowed, host, options, interrupted);
      if (interrupted.aborted) return;
      if (outcome.verdict === "AC") slowestMs = Math.max(slowestMs, outcome.slowestMs);
      const isRight =
        submission.allowed.includes(outcome.verdict) && scoreFault(submission, outcome) === "";
      sum[isRight ? "passed" : "failed"]++;
      say(submissionLine(shown, submission, outcome, isRight));
    }
  }
}

/** What a compiler's refusal is called here; that there is no compiler is another matter. */
const NOT_COMPILED = "it does not compile: ";

/** Of floating point sums. */
const SCORE_EPSILON = 1e-6;

function scoreFault({ score }: PackageSubmission, { points = 0 }: Outcome): string {
  if (score === undefined) return "";
  const [low, high] = score;
  if (points >= low - SCORE_EPSILON && points <= high + SCORE_EPSILON) return "";
  return `, expected ${low === high ? low : `${low} to ${high}`} points, got ${points}`;
}

function submissionLine(
  shown: string,
  submission: PackageSubmission,
  outcome: Outcome,
  isRight: boolean,
): string {
  const { verdict, worst, slowestMs } = outcome;
  const slowest = `slowest ${Math.round(slowestMs)} ms`;
  const why = worst && worst.verdict !== "AC" ? ` (${worst.name}: ${worst.message})` : "";
  if (isRight) return `${verdict} ${shown}, ${slowest}`;
  const { allowed } = submission;
  const folder = allowed.includes(verdict) ? "" : `: its folder says ${allowed.join(" or ")}${why}`;
  return `${verdict} ${shown}${folder}${scoreFault(submission, outcome)}, ${slowest}`;
}
