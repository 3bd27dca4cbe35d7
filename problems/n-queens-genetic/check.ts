import { Scanner } from "../../lib/io/scanner";
import { firstQueensConflict } from "../../lib/queens/queens-conflicts";
import type { CheckResult } from "../../scripts/problem/check-result";

/** Any placement is right: it checks the rows by the rules, not against the expected answer. */
export function check(input: Uint8Array, _expected: Uint8Array, actual: Uint8Array): CheckResult {
  const n = new Scanner(input).int();
  const output = new Scanner(actual);
  const rows = new Int32Array(n);
  try {
    for (let column = 0; column < n; column++) rows[column] = output.intIn(1, n, "a row") - 1;
    if (output.hasNext()) output.fail("end of output");
  } catch (error) {
    return { verdict: "WA", message: (error as Error).message.replace(/^input /, "output ") };
  }
  const conflict = firstQueensConflict(rows);
  if (!conflict) return { verdict: "AC" };
  const [a, b] = conflict.map((column) => column + 1);
  return { verdict: "WA", message: `queens of columns ${a} and ${b} attack each other` };
}
