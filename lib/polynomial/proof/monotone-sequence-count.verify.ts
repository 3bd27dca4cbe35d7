/**
 * numberOfIncreasingSequences: how many sequences that never fall lie between two sequences.
 *
 * In      N M; N lower bounds; N upper bounds, which are excluded, up to M
 * Out     the number modulo 998244353
 * Source  Library Checker number_of_increasing_sequences_between_two_sequences,
 *         https://judge.yosupo.jp/problem/number_of_increasing_sequences_between_two_sequences
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { monotoneSequenceCount } from "../monotone-sequence-count";

const MOST = 131_072;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(0, MOST, "N");
  const m = scanner.intIn(0, MOST, "M");
  const [low, high] = [new Int32Array(n), new Int32Array(n)];
  for (const bounds of [low, high]) intsIn(scanner, bounds, n, 0, m, "a bound");
  return new Writer().int(monotoneSequenceCount(low, high)).newline().result();
}

if (require.main === module) runProgram(solve);
