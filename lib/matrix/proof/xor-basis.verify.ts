/**
 * intersectionOfF2VectorSpaces: a basis of the common values of two sets under exclusive or.
 *
 * In      T; T tests: n and n numbers below 2^30, m and m numbers
 * Out     for each test the size of a basis and its numbers
 * Source  Library Checker intersection_of_f2_vector_spaces,
 *         https://judge.yosupo.jp/problem/intersection_of_f2_vector_spaces
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { XorBasis } from "../xor-basis";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    // Zassenhaus: pairs (u, u) and (v, 0); where the upper half vanishes the lower one is common.
    const pairs = new XorBasis();
    for (let n = scanner.int(); n > 0; n--) {
      const u = scanner.int();
      pairs.addWords(u, u);
    }
    for (let m = scanner.int(); m > 0; m--) pairs.addWords(scanner.int(), 0);
    const common = pairs.vectors().filter((vector) => vector < LOWER);
    writer.int(common.length);
    for (const vector of common) writer.space().int(Number(vector));
    writer.newline();
  }
  return writer.result();
}

const LOWER = 2n ** 32n;

if (require.main === module) runProgram(solve);
