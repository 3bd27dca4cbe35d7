/**
 * numberOfSubsequences: how many different subsequences a sequence has, the empty one not counted.
 *
 * In      N; N numbers
 * Out     the number modulo 998244353
 * Source  Library Checker number_of_subsequences,
 *         https://judge.yosupo.jp/problem/number_of_subsequences
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { distinctSubsequences } from "../distinct-subsequences";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const values = new Int32Array(scanner.int());
  intsIn(scanner, values, values.length, 0, 1e9, "a number");
  const mod = new Mod(998244353);
  return new Writer()
    .int(mod.sub(distinctSubsequences(values, mod), 1))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
