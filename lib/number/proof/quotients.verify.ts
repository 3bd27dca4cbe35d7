/**
 * enumerateQuotients: the different values of floor(N / i).
 *
 * In      N ≤ 10^12
 * Out     how many there are, then they in ascending order
 * Source  Library Checker enumerate_quotients, https://judge.yosupo.jp/problem/enumerate_quotients
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { quotients } from "../quotients";

export function solve(input: Uint8Array): Uint8Array {
  const values = quotients(new Scanner(input).int());
  const writer = new Writer().int(values.length).newline();
  return writeInts(writer, values).newline().result();
}

if (require.main === module) runProgram(solve);
