/**
 * zAlgorithm: the Z function of a text.
 *
 * In      a text of lower-case letters
 * Out     for each place how long the text from there agrees with its beginning
 * Source  Library Checker zalgorithm, https://judge.yosupo.jp/problem/zalgorithm
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { zFunction } from "../z-function";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  return writeInts(new Writer(), zFunction(text)).newline().result();
}

if (require.main === module) runProgram(solve);
