/**
 * lyndonFactors: the Lyndon factorization of a text.
 *
 * In      a text of lower-case letters
 * Out     the beginnings of its Lyndon factors, and its length
 * Source  Library Checker lyndon_factorization, https://judge.yosupo.jp/problem/lyndon_factorization
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { lyndonFactorization } from "../lyndon-factorization";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  return writeInts(new Writer(), lyndonFactorization(text)).newline().result();
}

if (require.main === module) runProgram(solve);
