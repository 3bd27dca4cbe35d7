import type { CheckResult } from "../../problem/check-result";

/** Lines that have points each: the share of those that are right, and wrong without any. */
export function linePoints(
  expected: readonly string[],
  actual: readonly string[],
  points: readonly number[],
  isWhole: boolean,
): CheckResult {
  const sum = points.reduce((all, own) => all + own, 0);
  if (expected.length !== points.length || sum === 0) {
    throw new Error(`the answer has ${expected.length} lines, and ${points.length} have points`);
  }
  if (isWhole && actual.length !== expected.length) {
    return {
      verdict: "WA",
      message: `expected ${expected.length} lines that are not empty, found ${actual.length}`,
    };
  }
  const reached = points.reduce((all, own, at) => all + (actual[at] === expected[at] ? own : 0), 0);
  if (reached === 0) return { verdict: "WA", message: "no line that has points is right" };
  return reached === sum ? { verdict: "AC" } : { verdict: "AC", share: reached / sum };
}
