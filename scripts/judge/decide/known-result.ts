import type { Case } from "../../problem/case";
import type { CaseResult } from "../events/case-result";
import type { Judged, JudgeHost } from "../judged";
import { cutResult } from "./cut-result";

/** What is known of a case, in the words that a run of it reports; undefined where nothing is. Nothing is run. */
export function knownResult<Program>(
  problem: Judged<Program>,
  program: Program,
  testCase: Case,
  host: Pick<JudgeHost<Program>, "recall">,
): CaseResult | undefined {
  const recalled = host.recall(problem, program, testCase);
  if (!recalled) return undefined;
  const result = withRefusal(problem, recalled);
  const { waiting } = problem;
  const isAccepted = waiting !== undefined && result.verdict === "AC";
  const seen = isAccepted ? host.recall(problem, waiting, testCase) : undefined;
  return seen?.mayBeCut ? cutResult(result) : result;
}

/** An accepted result whose blanks differ says which judge refuses that. */
export function withRefusal<Program>(
  { blanksRefusedBy }: Judged<Program>,
  result: CaseResult,
): CaseResult {
  if (blanksRefusedBy === undefined || !result.blanksDiffer) return result;
  const message = `${result.message}; ${blanksRefusedBy} answers it by Presentation Error`;
  return { ...result, message };
}
