/**
 * assignment: a column of its own for each row of a square matrix, at the least sum.
 *
 * In      n; n lines of n numbers
 * Out     the least sum; the column of each row
 * Source  Library Checker assignment, https://judge.yosupo.jp/problem/assignment
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { assignment } from "../assignment";

const MAX_SIZE = 500;
const MAX_COST = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const costs = new Int32Array(n * n);
  intsIn(scanner, costs, n * n, -MAX_COST, MAX_COST, "a cost");
  const columns = assignment(costs, n);
  let sum = 0;
  for (let row = 0; row < n; row++) sum += costs[row * n + columns[row]!]!;
  return writeInts(new Writer().int(sum).newline(), columns).newline().result();
}

if (require.main === module) runProgram(solve);
