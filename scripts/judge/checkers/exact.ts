import type { Check } from "../../problem/check-result";
import { latin1 } from "./line-cursor";
import { tokens } from "./tokens";
import { lineDifference } from "./visible";

const NEWLINE = 10;

/** Every byte must be equal. */
export const exact: Check = (input, expected, actual) => {
  const length = Math.max(expected.length, actual.length);
  let at = 0;
  while (at < length && expected[at] === actual[at]) at++;
  if (at === length) return { verdict: "AC" };
  const start = expected.subarray(0, at).lastIndexOf(NEWLINE) + 1;
  const line = expected.subarray(0, at).filter((byte) => byte === NEWLINE).length + 1;
  const difference = lineDifference(lineAt(expected, start), lineAt(actual, start));
  const verdict = tokens(input, expected, actual).verdict === "AC" ? "PE" : "WA";
  return { verdict, message: `line ${line}, byte ${at - start + 1}: ${difference}` };
};

/** A line with its line break, which counts here. */
function lineAt(bytes: Uint8Array, start: number): string | undefined {
  if (start >= bytes.length) return undefined;
  const end = bytes.indexOf(NEWLINE, start);
  return latin1(bytes, start, end < 0 ? bytes.length : end + 1);
}
