import { ENDS_BY_EXIT } from "../../targets/ends-by-exit";
import type { CaseResult } from "../events/case-result";

/** An accepted result that says that its program exits while output may wait. */
export function cutResult(result: CaseResult): CaseResult {
  const message = [result.message, ENDS_BY_EXIT].filter((part) => part !== "").join("; ");
  return { ...result, message, mayBeCut: true };
}
