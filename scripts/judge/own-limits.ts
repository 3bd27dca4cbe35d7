import type { Case } from "../problem/case";
import type { Judged } from "./judged";

/** The problem under the limits of one case, which are parts of its own; they tell verdicts apart. */
export function withOwnLimits<Program>(problem: Judged<Program>, testCase: Case): Judged<Program> {
  const { timeShare = 1, memoryShare = 1 } = testCase;
  if (timeShare === 1 && memoryShare === 1) return problem;
  const { timeMs, memoryMiB } = problem.limits;
  const own = { timeMs: timeMs * timeShare, memoryMiB: memoryMiB * memoryShare };
  return { ...problem, limits: { ...problem.limits, ...own } };
}
