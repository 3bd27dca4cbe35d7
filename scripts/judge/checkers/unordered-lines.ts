import type { Check } from "../../problem/check-result";
import { LineCursor } from "./line-cursor";
import { visibleLine } from "./visible";

/** The same lines as often each, in any order; blanks at their ends do not count. */
export const unorderedLines: Check = (_input, expected, actual) => {
  const missing = new Map<string, { count: number; readonly text: string }>();
  const [wanted, found] = [new LineCursor(expected), new LineCursor(actual)];
  while (wanted.next()) {
    const known = missing.get(wanted.key());
    if (known) known.count++;
    else missing.set(wanted.key(), { count: 1, text: wanted.text() });
  }
  while (found.next()) {
    const known = missing.get(found.key());
    if (!known) {
      const message = `line ${found.line}: ${visibleLine(found.text())} is not expected (again)`;
      return { verdict: "WA", message };
    }
    if (--known.count === 0) missing.delete(found.key());
  }
  const [first] = missing.values();
  if (first === undefined) return { verdict: "AC" };
  const count = [...missing.values()].reduce((sum, each) => sum + each.count, 0);
  return {
    verdict: "WA",
    message: `${count} lines are missing, one is ${visibleLine(first.text)}`,
  };
};
