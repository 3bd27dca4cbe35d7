/**
 * DancingLinks: rows of a matrix of 0 and 1 that have exactly one 1 in each column together.
 *
 * In      n, m ≤ 500, then n rows of m digits with blanks between them, at most 5000 of them 1
 * Out     the numbers of such rows, or "No Solution!"
 * Source  Luogu P4929, https://www.luogu.com.cn/problem/P4929
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { ExactCover } from "../exact-cover";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [rows, columns] = [scanner.int(), scanner.int()];
  const cover = new ExactCover(columns);
  for (let i = 0; i < rows; i++) {
    const set: number[] = [];
    for (let j = 0; j < columns; j++) if (scanner.int() === 1) set.push(j);
    cover.add(set);
  }
  const writer = new Writer();
  const solution = cover.solve();
  if (solution === undefined) return writer.text("No Solution!").newline().result();
  solution.forEach((row, k) => {
    if (k > 0) writer.space();
    writer.int(row + 1);
  });
  return writer.newline().result();
}

if (require.main === module) runProgram(solve);
