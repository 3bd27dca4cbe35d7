/**
 * countingNecklaces: how many necklaces of n beads in m colours there are, turned ones being the same.
 *
 * In      n m, both in [1, 10^6]
 * Out     their number modulo 10^9 + 7
 * Source  CSES 2209, https://cses.fi/problemset/task/2209
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { necklaces } from "../burnside";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 1e6, "n");
  const m = scanner.intIn(1, 1e6, "m");
  return new Writer()
    .int(necklaces(n, m, 1e9 + 7))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
