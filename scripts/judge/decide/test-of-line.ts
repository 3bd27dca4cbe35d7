import type { CheckResult } from "../../problem/check-result";
import type { CheckerChoice } from "../../problem/problem";
import type { Compare } from "../judged";

const NEWLINE = 10;
const PLACE = /^line (\d+)\b/;

/**
 * The same comparison of outputs of many tests, `perTest` lines each: what it says of a line begins with the number
 * of the test, from 1 on. The answer of a single test stays as it is.
 */
export function namingTests(
  compare: Compare,
  perTest: number | undefined,
  checker: CheckerChoice = "tokens",
): Compare {
  const isOrdered = typeof checker !== "string" || !checker.startsWith("unordered-");
  if (perTest === undefined || !isOrdered) return compare;
  return (comparison) => {
    const { expected } = comparison;
    const named = (result: CheckResult) => withTest(result, perTest, expected);
    const result = compare(comparison);
    return result instanceof Promise ? result.then(named) : named(result);
  };
}

function withTest(result: CheckResult, perTest: number, expected: Uint8Array): CheckResult {
  if (result.verdict === "AC" || !("message" in result)) return result;
  const [, lineNumber] = PLACE.exec(result.message) ?? [];
  if (lineNumber === undefined || lineCount(expected) <= perTest) return result;
  const line = Number(lineNumber) - 1;
  const test = Math.floor(line / perTest) + 1;
  const lineOfTest = perTest > 1 ? `, its line ${(line % perTest) + 1}` : "";
  return { ...result, message: `test ${test}${lineOfTest}: ${result.message}` };
}

function lineCount(bytes: Uint8Array): number {
  let count = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? 1 : 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
