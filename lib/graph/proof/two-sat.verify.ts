/**
 * twoSat: an assignment that satisfies clauses of two literals, in the DIMACS format.
 *
 * In      p cnf n m; m lines "a b 0": variable a, or its negation where a < 0, or b
 * Out     s SATISFIABLE and "v x1 … xn 0" with xi = ±i, or s UNSATISFIABLE
 * Source  Library Checker two_sat, https://judge.yosupo.jp/problem/two_sat
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { twoSat } from "../two-sat";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  scanner.token(); // p
  scanner.token(); // cnf
  const n = scanner.int();
  const m = scanner.int();
  const numbers = new Int32Array(3 * m);
  intsIn(scanner, numbers, 3 * m, -n, n, "a literal");
  const literal = (number: number) => (number > 0 ? number - 1 : number);
  const first = new Int32Array(m);
  const second = new Int32Array(m);
  for (let i = 0; i < m; i++) {
    first[i] = literal(numbers[3 * i]!);
    second[i] = literal(numbers[3 * i + 1]!);
  }
  const values = twoSat(n, first, second);
  const writer = new Writer();
  if (values === undefined) return writer.text("s UNSATISFIABLE\n").result();
  writer.text("s SATISFIABLE\nv ");
  const signed = Int32Array.from({ length: n }, (_, x) => (values[x] === 1 ? x + 1 : -x - 1));
  return writeInts(writer, signed).text(" 0\n").result();
}

if (require.main === module) runProgram(solve);
