import type { Check } from "../../problem/check-result";
import { differingLines, LineCursor } from "./line-cursor";
import { tokens } from "./tokens";
import { lineDifference } from "./visible";

/** Lines must be equal but for blanks at their ends and empty lines at the end. */
export const lines: Check = (input, expected, actual) => {
  const [expectedLines, actualLines] = [new LineCursor(expected), new LineCursor(actual)];
  for (;;) {
    const [isWanted, isFound] = [expectedLines.next(), actualLines.next()];
    if (!isWanted && !isFound) return { verdict: "AC" };
    if (isWanted && isFound && expectedLines.isEqual(actualLines)) continue;
    const difference = lineDifference(
      isWanted ? expectedLines.key() : undefined,
      isFound ? actualLines.key() : undefined,
    );
    const message = `line ${expectedLines.line}: ${difference}${differingLines(expected, actual)}`;
    const sameWords = tokens(input, expected, actual).verdict === "AC";
    return { verdict: sameWords ? "PE" : "WA", message };
  }
};
