/**
 * partitionFunction: partition numbers modulo 998244353.
 *
 * In      N
 * Out     the numbers with the indices 0 … N
 * Source  Library Checker partition_function,
 *         https://judge.yosupo.jp/problem/partition_function
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { partitionNumbers } from "../partition-numbers";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const numbers = partitionNumbers(scanner.int() + 1);
  return writeInts(new Writer(), numbers).newline().result();
}

if (require.main === module) runProgram(solve);
