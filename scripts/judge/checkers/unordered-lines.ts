import type { Check } from "../../problem/check-result";
import { LineCursor } from "./line-cursor";
import { quotedLine } from "./visible";

/** The same lines as often each, in any order; blanks at their ends do not count. */
export const unorderedLines: Check = (_input, expected, actual) => {
  const missing = new Map<string, { count: number; readonly text: string }>();
  const [expectedLines, actualLines] = [new LineCursor(expected), new LineCursor(actual)];
  while (expectedLines.next()) {
    const entry = missing.get(expectedLines.key());
    if (entry) entry.count++;
    else missing.set(expectedLines.key(), { count: 1, text: expectedLines.key() });
  }
  while (actualLines.next()) {
    const entry = missing.get(actualLines.key());
    if (!entry) {
      const message = `line ${actualLines.line}: ${quotedLine(actualLines.key())} is not expected (again)`;
      return { verdict: "WA", message };
    }
    if (--entry.count === 0) missing.delete(actualLines.key());
  }
  const [first] = missing.values();
  if (first === undefined) return { verdict: "AC" };
  const count = [...missing.values()].reduce((sum, line) => sum + line.count, 0);
  return {
    verdict: "WA",
    message: `${count} lines are missing, one is ${quotedLine(first.text)}`,
  };
};
