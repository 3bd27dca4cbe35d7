import { decide } from "../../judge/decide/decide";
import type { Check } from "../../problem/check-result";
import type { Limits } from "../../runner/execution";
import type { Fault } from "../stress-event";
import type { RunOnce } from "./process-program";

interface Program {
  readonly runOnce: RunOnce;
  readonly limits: Limits;
}

interface Programs {
  readonly reference: Program;
  readonly solution: Program;
}

/** The fault in a separate process, or a sentence on what that process shows instead. */
export async function confirm(
  fault: Fault,
  { reference, solution }: Programs,
  check: Check,
): Promise<Fault | string> {
  const { culprit, input, expected } = fault;
  if (culprit === "generator") return fault;
  if (culprit === "reference") {
    const run = await reference.runOnce(input);
    const { verdict, message } = await decide(run, reference.limits, () =>
      fault.actual ? check(input, run.output, fault.actual) : { verdict: "AC" },
    );
    const isGood = verdict === "AC" || verdict === "WA";
    return isGood
      ? "the reference answers"
      : { ...fault, message: withStderr(message, run.stderr) };
  }
  const run = await solution.runOnce(input);
  const { verdict, message } = await decide(run, solution.limits, () =>
    check(input, expected!, run.output),
  );
  if (verdict === "AC") return "accepted";
  const isWrong = verdict === "WA" || verdict === "PE";
  const fullMessage = isWrong ? message : withStderr(message, run.stderr);
  return { ...fault, verdict, message: fullMessage, ...(isWrong && { actual: run.output }) };
}

/** Adds the end of the program's own stderr. */
export function withStderr(message: string, stderr: string): string {
  const lines = stderr.trim().split("\n");
  const from = lines.findIndex((line) => /^\s*\w*Error\b/.test(line));
  if (from < 0) return message;
  const places = lines.slice(from, from + 4).map((line) => line.trim());
  return `${message}: ${places.join("\n  ")}`;
}
