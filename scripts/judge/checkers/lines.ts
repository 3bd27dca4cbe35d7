import type { Check } from "../../problem/check-result";
import { differingLines, LineCursor } from "./line-cursor";
import { tokens } from "./tokens";
import { visibleLine } from "./visible";

/** Lines must be equal but for blanks at their ends and empty lines at the end. */
export const lines: Check = (input, expected, actual) => {
  const [wanted, found] = [new LineCursor(expected), new LineCursor(actual)];
  for (;;) {
    const [isWanted, isFound] = [wanted.next(), found.next()];
    if (!isWanted && !isFound) return { verdict: "AC" };
    if (isWanted && isFound && wanted.isEqual(found)) continue;
    const want = visibleLine(isWanted ? wanted.text() : undefined);
    const have = visibleLine(isFound ? found.text() : undefined);
    const what = `expected ${want}, found ${have}`;
    const message = `line ${wanted.line}: ${what}${differingLines(expected, actual)}`;
    const sameWords = tokens(input, expected, actual).verdict === "AC";
    return { verdict: sameWords ? "PE" : "WA", message };
  }
};
