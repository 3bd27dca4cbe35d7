/**
 * teleporters: the town reached from town 1 by K teleporters, of which each town has one.
 *
 * In      N K; for each town the one that its teleporter leads to
 * Out     the town
 * Source  AtCoder abc167_d, https://atcoder.jp/contests/abc167/tasks/abc167_d
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { functionPower } from "../function-power";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, 200_000, "N");
  const k = nextBigint(scanner);
  const next = new Int32Array(n);
  intsIn(scanner, next, n, 1, n, "a town");
  for (let v = 0; v < n; v++) next[v]!--;
  return new Writer()
    .int(functionPower(next, k)[0]! + 1)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
