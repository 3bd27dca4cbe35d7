/**
 * linearProgramming: the greatest c · x over x ≥ 0 with A x ≤ b.
 *
 * In      n m t; the n numbers of c; m lines of the n numbers of a row of A and its limit
 * Out     Infeasible, Unbounded, or the value, and for t = 1 a line with x
 * Source  UOJ 179, http://uoj.ac/problem/179
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { simplex } from "../simplex";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const wantsSolution = scanner.int() === 1;
  const numbers = (count: number) => Array.from({ length: count }, () => scanner.int());
  const objective = numbers(n);
  const rows: number[][] = [];
  const limits: number[] = [];
  for (let i = 0; i < m; i++) {
    rows.push(numbers(n));
    limits.push(scanner.int());
  }
  const optimum = simplex({ rows, limits, objective });
  const writer = new Writer();
  if (optimum.kind === "infeasible") return writer.text("Infeasible\n").result();
  if (optimum.kind === "unbounded") return writer.text("Unbounded\n").result();
  writer.text(`${optimum.value.toFixed(9)}\n`);
  if (wantsSolution) writer.text(`${Array.from(optimum.x, (x) => x.toFixed(9)).join(" ")}\n`);
  return writer.result();
}

if (require.main === module) runProgram(solve);
