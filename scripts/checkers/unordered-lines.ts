import type { Check } from "../core/check-result";
import { linesOf } from "./lines-of";
import { visibleLine } from "./visible";

/** The same lines as often each, in any order; blanks at their ends do not count. */
export const unorderedLines: Check = (_input, expected, actual) => {
  const missing = new Map<string, number>();
  for (const line of linesOf(expected)) missing.set(line, (missing.get(line) ?? 0) + 1);
  const found = linesOf(actual);
  for (const [at, line] of found.entries()) {
    const left = missing.get(line) ?? 0;
    if (left === 0) {
      return {
        verdict: "WA",
        message: `line ${at + 1}: ${visibleLine(line)} is not expected (again)`,
      };
    }
    if (left === 1) missing.delete(line);
    else missing.set(line, left - 1);
  }
  const [first] = missing.keys();
  if (first === undefined) return { verdict: "AC" };
  const count = [...missing.values()].reduce((sum, each) => sum + each, 0);
  return { verdict: "WA", message: `${count} lines are missing, one is ${visibleLine(first)}` };
};
