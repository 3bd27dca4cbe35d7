/**
 * LinearEquations: whether a system of n equations in n unknowns has one solution, and which.
 *
 * In      n ≤ 50, then n lines of n coefficients and a right side, integers within ±100
 * Out     "-1" if there is no solution, "0" if there are many, else n lines "x1=1.00", with two digits
 * Source  Luogu P2455 [SDOI2006], https://www.luogu.com.cn/problem/P2455
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { FractionMatrix } from "../fraction-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const values: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) values.push(scanner.int());
    right.push(scanner.int());
  }
  const solved = new FractionMatrix(n, n, values).solve(right);
  const writer = new Writer();
  if (solved === undefined) return writer.int(-1).newline().result();
  if (solved.rank < n) return writer.int(0).newline().result();
  solved.solution.forEach((fraction, i) => {
    const value = fraction.toNumber();
    // What is printed as 0 has no sign.
    writer
      .text(`x${i + 1}=`)
      .fixed(Math.abs(value) < 0.005 ? 0 : value, 2)
      .newline();
  });
  return writer.result();
}

if (require.main === module) runProgram(solve);
