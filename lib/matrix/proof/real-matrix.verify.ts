/**
 * SimultaneousEquation: the solutions of pairs of linear equations.
 *
 * In      lines "a b c d e f" up to the end: a x + b y = c, d x + e y = f, with one solution
 * Out     of each line x and y with three digits behind the point
 * Source  AOJ 0004 Simultaneous Equation,
 *         https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=0004
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { RealMatrix } from "../real-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) {
    const [a, b, c] = [scanner.float(), scanner.float(), scanner.float()];
    const [d, e, f] = [scanner.float(), scanner.float(), scanner.float()];
    const { solution } = new RealMatrix(2, 2, Float64Array.of(a, b, d, e)).solve([c, f])!;
    // What is printed as 0 has no sign.
    const [x, y] = solution.map((value) => (Math.abs(value) < 0.0005 ? 0 : value));
    writer.fixed(x!, 3).space().fixed(y!, 3).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
