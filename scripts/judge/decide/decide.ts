import type { CheckResult } from "../../problem/check-result";
import type { Verdict } from "../../problem/verdict";
import { chargedMs, type Execution, type Limits } from "../../runner/execution";

export interface Decision {
  readonly verdict: Verdict;
  /** Where and why; empty when accepted. */
  readonly message: string;
  /** What a checker gave an accepted case. */
  readonly points?: number;
  /** The share of the case's own points that it gave. */
  readonly share?: number;
}

/** Of a case whose output is compared with nothing. */
export interface NotCompared {
  readonly verdict: "ran";
  readonly message: string;
}

type Check = () => CheckResult | NotCompared | Promise<CheckResult>;

type Rule = (run: Execution, limits: Limits) => Decision | undefined;

/**
 * The rule of precedence: the first fault in this order decides; without a fault the output is
 * compared. So JE > OLE > MLE > TLE > RE > WA, PE, AC. (CE comes before: nothing is run.)
 */
const PRECEDENCE: readonly Rule[] = [
  function starved(run) {
    if (run.stopped !== "starved") return undefined;
    const message = "not judged: the machine was too busy to run it";
    return { verdict: "JE", message };
  },
  function output(run, { outputBytes }) {
    if (run.stopped !== "output" && !run.flooded) return undefined;
    const message = run.flooded
      ? `more than ${bytes(outputBytes)} of output`
      : "more files than its working folder may hold";
    return { verdict: "OLE", message };
  },
  function memory(run, { memoryMiB }) {
    if (run.stopped !== "memory" && !((run.memoryMiB ?? 0) > memoryMiB)) return undefined;
    return { verdict: "MLE", message: `more than ${memoryMiB} MiB of memory` };
  },
  function time(run, { timeMs }) {
    if (run.endless !== undefined) return { verdict: "TLE", message: run.endless };
    if (run.stopped === "idle" && run.deadlock !== undefined) {
      return { verdict: "TLE", message: `deadlock: ${run.deadlock}` };
    }
    if (run.stopped === "idle") {
      const waited = `waited ${Math.round(run.idleMs)} ms, used ${Math.round(run.timeMs)} ms`;
      return { verdict: "TLE", message: `idle: it ${waited} of ${timeMs} ms` };
    }
    if (run.stopped === "disk") {
      const waited = `in ${Math.round(run.wallMs)} ms it used ${Math.round(run.timeMs)} of ${timeMs} ms`;
      return { verdict: "TLE", message: `waited for the disk: ${waited}` };
    }
    if (run.stopped !== "time" && !(chargedMs(run) > timeMs)) return undefined;
    return { verdict: "TLE", message: `more than ${timeMs} ms of ${run.clock ?? "CPU"} time` };
  },
  function end(run) {
    // An interactor that has its verdict closes the pipe: what the program does then is no fault.
    if (run.interaction?.verdict === "WA") return undefined;
    if (run.signal !== undefined) return { verdict: "RE", message: `killed by ${run.signal}` };
    if (run.exitCode === 0) return undefined;
    return { verdict: "RE", message: `exit code ${run.exitCode}` };
  },
];

/**
 * `check` is called only when nothing comes before it. What a program did for lack of processes is not
 * judged.
 */
export async function decide(run: Execution, limits: Limits, check: Check): Promise<Decision> {
  const decision = await firstFault(run, limits, check);
  if (!run.crowded || CROWD_PROOF.has(decision.verdict)) return decision;
  const message = "not judged: this user's other programs left it too few processes and threads";
  return { verdict: "JE", message };
}

/** The verdicts of a program that no failed start of a process or thread can change. */
const CROWD_PROOF: ReadonlySet<Verdict> = new Set(["AC", "JE", "OLE", "MLE"]);

async function firstFault(run: Execution, limits: Limits, check: Check): Promise<Decision> {
  for (const rule of PRECEDENCE) {
    const decision = rule(run, limits);
    if (decision) return decision;
  }
  const result = await check();
  return result.verdict === "AC" ? { ...result, message: "" } : result;
}

function bytes(count: number): string {
  return count >= 2 ** 20 ? `${Math.round(count / 2 ** 20)} MiB` : `${count} bytes`;
}
