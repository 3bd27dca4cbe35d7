import type { Check } from "../core/check-result";
import { differingLines, linesOf } from "./lines-of";
import { tokens } from "./tokens";
import { visibleLine } from "./visible";

/** Lines must be equal but for blanks at their ends and empty lines at the end. */
export const lines: Check = (input, expected, actual) => {
  const [wanted, found] = [linesOf(expected), linesOf(actual)];
  const length = Math.max(wanted.length, found.length);
  for (let at = 0; at < length; at++) {
    if (wanted[at] === found[at]) continue;
    const what = `expected ${visibleLine(wanted[at])}, found ${visibleLine(found[at])}`;
    const message = `line ${at + 1}: ${what}${differingLines(wanted, found)}`;
    const sameWords = tokens(input, expected, actual).verdict === "AC";
    return { verdict: sameWords ? "PE" : "WA", message };
  }
  return { verdict: "AC" };
};
