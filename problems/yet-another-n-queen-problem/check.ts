import { Scanner } from "../../lib/io/scanner";
import { firstQueensConflict } from "../../lib/queens/queens-conflicts";
import type { CheckResult } from "../../scripts/problem/check-result";

/** Any completion is right: it checks each line against its board and the rules. */
export function check(input: Uint8Array, _expected: Uint8Array, actual: Uint8Array): CheckResult {
  const boards = new Scanner(input);
  const output = new Scanner(actual);
  let line = 0;
  try {
    while (boards.hasNext()) {
      line++;
      const n = boards.int();
      const board = Array.from({ length: n }, () => boards.int());
      const columns = Array.from({ length: n }, () => output.intIn(1, n, "a column"));
      const moved = board.findIndex((column, row) => column !== 0 && column !== columns[row]);
      if (moved >= 0) {
        const [want, got] = [board[moved], columns[moved]];
        return wrong(
          `board ${line}: the queen of row ${moved + 1} stands in column ${want}, not ${got}`,
        );
      }
      const conflict = firstQueensConflict(columns.map((column) => column - 1));
      if (conflict) {
        const [a, b] = conflict.map((row) => row + 1);
        return wrong(`board ${line}: queens of rows ${a} and ${b} attack each other`);
      }
    }
    if (output.hasNext()) output.fail("end of output");
  } catch (error) {
    return wrong(`board ${line}: ${(error as Error).message.replace(/^input /, "output ")}`);
  }
  return { verdict: "AC" };
}

function wrong(message: string): CheckResult {
  return { verdict: "WA", message };
}
