/**
 * primitiveRoots: a primitive root of each of some primes.
 *
 * In      Q ≤ 100, then Q primes up to 10^18
 * Out     Q lines, a primitive root; any is right
 * Source  Library Checker primitive_root, https://judge.yosupo.jp/problem/primitive_root
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { primitiveRoot } from "../primitive-root";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    writer.int(primitiveRoot(nextBigint(scanner))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
