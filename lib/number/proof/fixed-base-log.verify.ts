/**
 * discreteLogarithmFixedMod: many discrete logarithms to one base modulo one prime.
 *
 * In      P g N, P ≤ 10^9 a prime, g a primitive root; N ≤ 10^6 numbers
 * Out     N lines, the exponents of g
 * Source  Library Checker discrete_logarithm_fixed_mod,
 *         https://judge.yosupo.jp/problem/discrete_logarithm_fixed_mod
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { FixedBaseLog } from "../fixed-base-log";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const p = scanner.int();
  const logs = new FixedBaseLog(p, scanner.int());
  const values = new Int32Array(scanner.int());
  intsIn(scanner, values, values.length, 1, p - 1, "a value");
  for (let i = 0; i < values.length; i++) values[i] = logs.log(values[i]!);
  return writeInts(new Writer(), values, 10).newline().result();
}

if (require.main === module) runProgram(solve);
