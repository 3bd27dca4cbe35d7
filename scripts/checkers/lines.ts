import type { CheckResult } from "../core/check-result";
import { differingLines, linesOf } from "./lines-of";

/** Lines must be equal but for white space at their ends and empty lines at the end. */
export function lines(_input: Uint8Array, expected: Uint8Array, actual: Uint8Array): CheckResult {
  const [wanted, found] = [linesOf(expected), linesOf(actual)];
  const line = wanted.findIndex((text, at) => text !== found[at]);
  const first = line < 0 ? wanted.length : line;
  if (line < 0 && wanted.length === found.length) return { verdict: "AC" };
  const what = `line ${first + 1}: expected ${shown(wanted[first])}, found ${shown(found[first])}`;
  return { verdict: "WA", message: what + differingLines(wanted, found) };
}

function shown(line: string | undefined): string {
  if (line === undefined) return "the end of the output";
  return JSON.stringify(line.length > 40 ? `${line.slice(0, 40)}…` : line);
}
