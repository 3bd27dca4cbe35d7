/**
 * bellNumber: Bell numbers modulo 998244353.
 *
 * In      N
 * Out     the numbers with the indices 0 … N
 * Source  Library Checker bell_number, https://judge.yosupo.jp/problem/bell_number
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { bellNumbers } from "../bell-numbers";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  return writeInts(new Writer(), bellNumbers(scanner.int() + 1))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
