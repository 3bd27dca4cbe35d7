import { Scanner } from "../../lib/io/scanner";
import type { CheckResult } from "../../scripts/problem/check-result";

/** Any tour is right: each cell once, first on the given cell, every step a knight's move. */
export function check(input: Uint8Array, _expected: Uint8Array, actual: Uint8Array): CheckResult {
  const scanner = new Scanner(input);
  const start = scanner.int() - 1 + (scanner.int() - 1) * 8;
  const output = new Scanner(actual);
  const cellAt: number[] = [];
  try {
    for (let cell = 0; cell < 64; cell++) {
      const time = output.intIn(1, 64, "a time");
      if (cellAt[time] !== undefined) return wrong(`time ${time} occurs twice`);
      cellAt[time] = cell;
    }
    if (output.hasNext()) output.fail("the end of the output");
  } catch (error) {
    return wrong((error as Error).message);
  }
  if (cellAt[1] !== start)
    return wrong(`time 1 is on cell ${name(cellAt[1]!)}, not ${name(start)}`);
  for (let time = 2; time <= 64; time++) {
    const [a, b] = [cellAt[time - 1]!, cellAt[time]!];
    const rows = Math.abs((a >> 3) - (b >> 3));
    const columns = Math.abs((a & 7) - (b & 7));
    if (rows * columns !== 2) {
      return wrong(
        `from time ${time - 1} to ${time}: ${name(a)} to ${name(b)} is no knight's move`,
      );
    }
  }
  return { verdict: "AC" };
}

function name(cell: number): string {
  return `(${(cell & 7) + 1}, ${(cell >> 3) + 1})`;
}

function wrong(message: string): CheckResult {
  return { verdict: "WA", message };
}
