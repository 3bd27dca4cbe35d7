import { type Case, isCompared } from "../../problem/case";
import type { Verdict } from "../../problem/verdict";
import type { Execution } from "../../runner/execution";
import { nearMiss } from "../checkers/near-miss";
import type { CaseResult } from "../events/case-result";
import type { Judged, JudgeHost } from "../judged";
import { shown } from "./shown";
import { shownCase } from "./shown-case";

/** What a report shows of a case that is not accepted: its input, both outputs, the checker that would accept it. */
export function picture<Program>(
  { isBuiltIn }: Judged<Program>,
  testCase: Case,
  run: Execution,
  verdict: Verdict,
  host: Pick<JudgeHost<Program>, "read">,
): Pick<CaseResult, "shown" | "sides" | "nearMiss"> {
  if (verdict === "AC" || verdict === "JE") return {};
  const input = wholeInput(testCase, host);
  const isWrong = verdict === "WA" || verdict === "PE";
  const isRead = (input || isWrong) && isCompared(testCase);
  const answer = isRead ? host.read(testCase.expected) : undefined;
  const hasSides = (isWrong || verdict === "ran") && !run.interaction;
  const sides = input && hasSides ? shownCase(input, answer, run.output) : undefined;
  const asks = isWrong && isBuiltIn && answer && !run.interaction;
  const lenient = asks ? nearMiss(answer, run.output) : undefined;
  return {
    ...(input && { shown: shown(input, answer, run.output) }),
    ...(sides && { sides }),
    ...(lenient && { nearMiss: lenient }),
  };
}

/** Undefined above 2 GiB, which Node does not read at once: the verdict can do without it. */
function wholeInput<Program>(
  testCase: Case,
  host: Pick<JudgeHost<Program>, "read">,
): Uint8Array | undefined {
  try {
    return host.read(testCase.input);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_FS_FILE_TOO_LARGE") return undefined;
    throw error;
  }
}
