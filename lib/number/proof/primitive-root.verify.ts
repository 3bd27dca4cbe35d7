/**
 * primitiveRoots: a primitive root of each of some primes.
 *
 * In      Q ≤ 100, then Q primes up to 10^18
 * Out     Q lines, a primitive root; any is right
 * Source  Library Checker primitive_root, https://judge.yosupo.jp/problem/primitive_root
 */
import { runProgram } from "../../io/run-program";
import { nextBigint } from "../../io/scanner";
import { primitiveRoot } from "../primitive-root";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) =>
  writer.int(primitiveRoot(nextBigint(scanner))).newline(),
);

if (require.main === module) runProgram(solve);
