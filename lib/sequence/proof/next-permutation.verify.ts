/**
 * countOrder: how far apart two permutations stand in the lexicographic list of all.
 *
 * In      n; a permutation of 1 … n; another one
 * Out     the difference of their numbers
 * Source  AtCoder abc150_c, https://atcoder.jp/contests/abc150/tasks/abc150_c
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { nextPermutation } from "../next-permutation";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, 8, "n");
  const p = new Int32Array(n);
  const q = new Int32Array(n);
  intsIn(scanner, p, n, 1, n, "p");
  intsIn(scanner, q, n, 1, n, "q");
  const [a, b] = [fromLast(p), fromLast(q)];
  return new Writer()
    .int(Math.abs(a - b))
    .newline()
    .result();
}

/** How many permutations come behind this one. */
function fromLast(permutation: Int32Array): number {
  let count = 0;
  while (nextPermutation(permutation)) count++;
  return count;
}

if (require.main === module) runProgram(solve);
