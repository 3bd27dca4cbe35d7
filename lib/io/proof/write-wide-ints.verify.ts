/**
 * manyAPlusB128: sums of pairs of integers of 128 bits.
 *
 * In      T, then T lines A B, |A|, |B| ≤ 10^37
 * Out     T lines A + B
 * Source  Library Checker many_aplusb_128bit, https://judge.yosupo.jp/problem/many_aplusb_128bit
 */
import { runProgram } from "../run-program";
import { Scanner } from "../scanner";
import { wideIntsIn } from "../wide-ints-in";
import { writeWideInts } from "../write-wide-ints";
import { Writer } from "../writer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.int();
  const parts = new Float64Array(6 * count);
  wideIntsIn(scanner, parts, 2 * count);
  for (let at = 0; at < count; at++) {
    for (let part = 0; part < 3; part++) {
      parts[3 * at + part] = parts[6 * at + part]! + parts[6 * at + 3 + part]!;
    }
  }
  const sums = parts.subarray(0, 3 * count);
  return writeWideInts(new Writer(), sums, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
