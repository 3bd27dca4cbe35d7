/**
 * CourseSchedule: an order of n courses, some of which have to come before others.
 *
 * In      n m; m lines "a b": course a before course b, numbered from 1
 * Out     an order of all courses, or IMPOSSIBLE
 * Source  CSES 1679 Course Schedule, https://cses.fi/problemset/task/1679
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { readEdges } from "../read-edges";
import { topologicalSort } from "../topological-sort";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int(), 1);
  const order = topologicalSort(csr(n, from, to));
  const writer = new Writer();
  if (order === undefined) return writer.text("IMPOSSIBLE\n").result();
  return writeInts(
    writer,
    order.map((v) => v + 1),
  )
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
