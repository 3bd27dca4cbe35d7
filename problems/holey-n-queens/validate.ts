import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { minN, maxN, maxBoards } = problem.bounds;
  const scanner = new Scanner(input);
  for (let boards = 0; ; boards++) {
    scanner.hasNext();
    const start = scanner.at;
    const n = scanner.int();
    const holes = scanner.int();
    scanner.endLine();
    if (n === 0 && holes === 0) break;
    if (boards === maxBoards) scanner.fail(`0 0 after ${maxBoards} boards`, start);
    if (n < minN || n > maxN) scanner.fail(`N in [${minN}, ${maxN}], or 0 0`, start);
    if (holes < 0 || holes > n * n) scanner.fail(`M in [0, ${n * n}]`, start);
    for (let hole = 0; hole < holes; hole++) {
      scanner.intIn(0, n - 1, "a row");
      scanner.intIn(0, n - 1, "a column");
      scanner.endLine();
    }
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
