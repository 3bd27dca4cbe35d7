import { intsIn } from "../../lib/io/ints-in";
import { Scanner } from "../../lib/io/scanner";
import { firstQueensConflict, isQueensPlacement } from "../../lib/queens/queens-conflicts";
import type { CheckResult } from "../../scripts/problem/check-result";

/** Any placement is right: it checks the rows by the rules, in O(N), not against the expected answer. */
export function check(input: Uint8Array, expected: Uint8Array, actual: Uint8Array): CheckResult {
  const n = new Scanner(input).int();
  const possible = !isImpossible(expected);
  if (isImpossible(actual)) {
    return possible ? wrong(`expected a placement of ${n} queens, found "impossible"`) : accepted;
  }
  const rows = new Int32Array(n);
  const scanner = new Scanner(actual);
  try {
    intsIn(scanner, rows, n, 1, n, "a row");
    if (scanner.hasNext()) scanner.fail("end of output");
  } catch (error) {
    return wrong((error as Error).message.replace(/^input /, "output "));
  }
  if (!isQueensPlacement(rows, 1)) {
    const [a, b] = firstQueensConflict(rows.map((row) => row - 1))!;
    return wrong(
      `queens of columns ${a + 1} and ${b + 1} attack each other, rows ${rows[a]} and ${rows[b]}`,
    );
  }
  if (possible) return accepted;
  return { verdict: "JE", message: `a placement of ${n} queens, though the answer is impossible` };
}

const accepted: CheckResult = { verdict: "AC" };

function wrong(message: string): CheckResult {
  return { verdict: "WA", message };
}

function isImpossible(output: Uint8Array): boolean {
  return output.length < 100 && new TextDecoder().decode(output).trim() === "impossible";
}
