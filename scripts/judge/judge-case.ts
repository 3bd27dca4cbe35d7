import { ExpectedError } from "../base/expected-error";
import { isOwnFault } from "../base/own-fault";
import { type Case, isCompared } from "../problem/case";
import { isFailure, type Verdict } from "../problem/verdict";
import { chargedMs, type Execution, type Limits } from "../runner/execution";
import { BLANKS_DIFFER, doBlanksDiffer } from "./checkers/blanks";
import { cutResult } from "./decide/cut-result";
import { decide, type NotCompared } from "./decide/decide";
import { withRefusal } from "./decide/known-result";
import { crlfMessage, hasPlainLines } from "./decide/line-ends";
import type { CaseResult } from "./events/case-result";
import type { Judged, JudgeHost } from "./judged";
import { withOwnLimits } from "./own-limits";
import { picture } from "./shown/picture";
import type { Turns } from "./turns";

/** From 90 % of the limit, other cases may have slowed it: it runs again alone. */
const DOUBTFUL_FROM = 0.9;
/** Up to here the host lets a program run over its limit, and no neighbour slows one more than this. */
const DOUBTFUL_TO = 1.3;
const NEAR = 0.8;
/** The exit code of a waiting program that exits before its output is out: see waiting-output.cjs. */
const CUT_EXIT = 199;
/** Of stderr, what a report shows. */
const MOST_STDERR = 8192;

/** Judges one case. A fault of the machine becomes JE, so that the rest is still judged; a bug ends the run. */
export async function judgeCase<Program>(
  given: Judged<Program>,
  program: Program,
  testCase: Case,
  host: JudgeHost<Program>,
  turns: Turns,
): Promise<CaseResult> {
  const problem = withOwnLimits(given, testCase);
  const { slug, label, limits } = problem;
  const named = { slug, ...(label !== undefined && { label }), name: testCase.name };
  if (testCase.hidden) return { ...named, ...HIDDEN };
  try {
    const remembered = host.recall(problem, program, testCase);
    if (remembered) {
      const result = { ...remembered, ...named, remembered: true };
      return await onJudge(problem, testCase, result, host, turns);
    }
    let run = await turns.run(false, () => host.run(problem, program, testCase));
    const again = isDoubtful(run, limits);
    if (again) run = better(run, await turns.run(true, () => host.run(problem, program, testCase)));
    const decision = await decide(run, limits, () => compare(problem, testCase, run, host));
    const isWrong = decision.verdict === "WA" || decision.verdict === "PE";
    const isSpoken = decision.verdict === "AC" && hasOtherBlanks(problem, testCase, run, host);
    const blanks = isSpoken ? { message: BLANKS_DIFFER, blanksDiffer: true as const } : {};
    const isFault = await failsByCrlf(problem, program, testCase, decision.verdict, host, turns);
    const fault = isFault ? { message: crlfMessage(problem.crlfOn!, decision.message) } : {};
    const result = {
      ...{ ...named, ...decision, ...figures(run, limits), ...blanks, ...fault },
      ...picture(problem, testCase, run, decision.verdict, host),
      ...(isWrong && run.stderr !== "" && { stderr: end(run.stderr) }),
      ...(again && { again }),
      ...(run.hint !== undefined && isFailure(decision.verdict) && { hint: run.hint }),
    };
    if (result.verdict !== "JE" && run.stopped !== "cancelled") {
      host.remember(problem, program, testCase, result);
    }
    return await onJudge(problem, testCase, result, host, turns);
  } catch (error) {
    if (error instanceof ExpectedError) throw error; // the same would happen to every case
    if (isOwnFault(error)) {
      error.stack = `${slug}/${testCase.name} cannot be judged: ${error.stack}`;
      throw error; // the judge's own fault: what a problem's checker throws is wrapped in another error
    }
    const message = error instanceof Error ? error.message : String(error);
    return { ...named, verdict: "JE", message, timeMs: 0, wallMs: 0 };
  }
}

/** Whether a program that fails where lines end in CRLF would be right with LF: it runs once more. */
async function failsByCrlf<Program>(
  problem: Judged<Program>,
  program: Program,
  testCase: Case,
  verdict: Verdict,
  host: JudgeHost<Program>,
  turns: Turns,
): Promise<boolean> {
  const { crlfOn, ...plain } = problem;
  if (crlfOn === undefined || !isFailure(verdict) || verdict === "JE") return false;
  if (!problem.interactor && !hasPlainLines(host.read(testCase.input))) return false;
  const run = await turns.run(false, () => host.run(plain, program, testCase));
  const decision = await decide(run, plain.limits, () => compare(plain, testCase, run, host));
  return decision.verdict === "AC";
}

/**
 * What follows from the judge's ways and is not remembered: it may refuse blanks, and a program whose output it may
 * cut runs once more. What that run showed is kept as a verdict of the waiting program.
 */
async function onJudge<Program>(
  problem: Judged<Program>,
  testCase: Case,
  judged: CaseResult,
  host: JudgeHost<Program>,
  turns: Turns,
): Promise<CaseResult> {
  const result = withRefusal(problem, judged);
  const { waiting } = problem;
  if (waiting === undefined || result.verdict !== "AC") return result;
  let seen = host.recall(problem, waiting, testCase);
  if (!seen) {
    const run = await turns.run(false, () => host.run(problem, waiting, testCase));
    seen = {
      ...result,
      message: "",
      ...(run.exitCode === CUT_EXIT && { mayBeCut: true as const }),
    };
    if (run.stopped !== "cancelled") host.remember(problem, waiting, testCase, seen);
  }
  return seen.mayBeCut ? cutResult(result) : result;
}

/** Whether an accepted output differs from its answer in blanks that its checker passes over. */
function hasOtherBlanks<Program>(
  { ignoresBlanks }: Judged<Program>,
  testCase: Case,
  run: Execution,
  host: JudgeHost<Program>,
): boolean {
  if (!ignoresBlanks || run.same || run.interaction || !isCompared(testCase)) return false;
  return doBlanksDiffer(host.read(testCase.expected), run.output);
}

const HIDDEN = { verdict: "ran", message: "hidden: it was not run", timeMs: 0, wallMs: 0 } as const;
const NO_ANSWER = "it has no answer to compare with";
const ANY_ANSWER = "any answer may be right: nothing was compared";

function compare<Program>(
  problem: Judged<Program>,
  testCase: Case,
  run: Execution,
  host: JudgeHost<Program>,
) {
  if (run.interaction) return run.interaction;
  if (!isCompared(testCase)) {
    const message = testCase.anyAnswer ? ANY_ANSWER : NO_ANSWER;
    return { verdict: "ran", message } satisfies NotCompared;
  }
  if (run.same) return { verdict: "AC" } as const;
  return problem.compare({
    files: { input: testCase.input, expected: testCase.expected },
    // Few checkers need it.
    get input() {
      return host.read(testCase.input);
    },
    expected: host.read(testCase.expected),
    output: run.output,
    ...(testCase.flags && { flags: testCase.flags }),
  });
}

/** Only what others can cause is in doubt: any other stop would happen again. */
function isDoubtful(run: Execution, limits: Limits): boolean {
  const { stopped } = run;
  const timeMs = chargedMs(run);
  if (isOfOthers(run)) return !(run.same && run.exitCode === 0 && stopped === undefined);
  if (stopped !== undefined && stopped !== "time") return false;
  return timeMs >= DOUBTFUL_FROM * limits.timeMs && timeMs <= DOUBTFUL_TO * limits.timeMs;
}

function better(first: Execution, second: Execution): Execution {
  return isOfOthers(first) || chargedMs(second) <= chargedMs(first) ? second : first;
}

function end(stderr: string): string {
  return stderr.slice(-MOST_STDERR);
}

function isOfOthers({ stopped, crowded }: Execution): boolean {
  return stopped === "starved" || stopped === "disk" || crowded === true;
}

function figures(
  { timeMs, clock, wallMs, memoryMiB, stderr, exitCode, signal }: Execution,
  limits: Limits,
) {
  const charged = chargedMs({ timeMs, wallMs });
  const crashed = exitCode !== 0 || signal !== undefined;
  return {
    timeMs,
    ...(clock && { clock }),
    wallMs,
    ...(memoryMiB !== undefined && { memoryMiB }),
    ...(crashed && stderr !== "" && { stderr: end(stderr) }),
    ...(charged >= NEAR * limits.timeMs && charged <= limits.timeMs && { near: true }),
  };
}
