import { Scanner } from "../../lib/io/scanner";
import type { CheckResult } from "../../scripts/problem/check-result";

/** YES with any placement, or NO: it checks the matrix by the rules, not against the expected answer. */
export function check(input: Uint8Array, expected: Uint8Array, actual: Uint8Array): CheckResult {
  const n = new Scanner(input).int();
  const possible = new Scanner(expected).token() === "YES";
  try {
    const scanner = new Scanner(actual);
    const word = scanner.token();
    if (word !== "YES" && word !== "NO") return wrong(`expected YES or NO, found "${word}"`);
    const queens = word === "YES" ? readQueens(scanner, n) : [];
    if (scanner.hasNext()) scanner.fail("end of output");
    if (word === "NO") return possible ? wrong("expected YES, found NO") : accepted;
    const fault = faultOf(queens, n);
    if (fault) return wrong(fault);
  } catch (error) {
    return wrong((error as Error).message.replace(/^input /, "output "));
  }
  if (possible) return accepted;
  return { verdict: "JE", message: "a right placement, though the answer is NO" };
}

const accepted: CheckResult = { verdict: "AC" };

function wrong(message: string): CheckResult {
  return { verdict: "WA", message };
}

function readQueens(scanner: Scanner, n: number): [number, number][] {
  const queens: [number, number][] = [];
  for (let row = 1; row <= n; row++) {
    for (let column = 1; column <= n; column++) {
      if (scanner.intIn(0, 1, "0 or 1") === 1) queens.push([row, column]);
    }
  }
  return queens;
}

function faultOf(queens: readonly [number, number][], n: number): string | undefined {
  if (queens.length !== n) return `expected ${n} queens, found ${queens.length}`;
  for (const [row, column] of queens) {
    for (const [r, c] of queens) {
      const other = r < row || (r === row && c < column);
      if (other && (r === row || c === column || row - r === Math.abs(column - c))) {
        return `queens at row ${r}, column ${c} and row ${row}, column ${column} attack each other`;
      }
    }
  }
  return undefined;
}
