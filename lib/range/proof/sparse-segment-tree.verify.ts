/**
 * salaryQueries: how many employees earn a salary within bounds, while salaries change.
 *
 * In      n q; n salaries; q lines "! k x" (the salary of employee k, from 1, becomes x) or "? a b"
 * Out     for each line "? a b" how many salaries are in a … b
 * Source  CSES 1144, https://cses.fi/problemset/task/1144; format and bounds from
 *         salary_queries_analysis.md in phuongdinh1411/cses-analyses
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SparseSegmentTree } from "../sparse-segment-tree";

const MAX_SIZE = 200_000;
const MAX_SALARY = 1e9;
const CHANGE = 33; // "!"

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const salaries = new Int32Array(n);
  intsIn(scanner, salaries, n, 1, MAX_SALARY, "a salary");
  const counts = new SparseSegmentTree(MAX_SALARY + 1, (a, b) => a + b, 0);
  const change = (salary: number, by: number) => counts.set(salary, counts.get(salary) + by);
  for (let employee = 0; employee < n; employee++) change(salaries[employee]!, 1);
  for (let query = 0; query < q; query++) {
    if (scanner.byte() === CHANGE) {
      const employee = scanner.intIn(1, n, "k") - 1;
      change(salaries[employee]!, -1);
      salaries[employee] = scanner.intIn(1, MAX_SALARY, "x");
      change(salaries[employee]!, 1);
    } else {
      const a = scanner.intIn(1, MAX_SALARY, "a");
      writer.int(counts.fold(a, scanner.intIn(a, MAX_SALARY, "b") + 1)).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
