/**
 * setXorMin: a set of integers, asked for the least exclusive or with a number.
 *
 * In      Q, then Q lines t x: 0 insert x, 1 remove x, 2 the least of all y ^ x. Q ≤ 5 · 10^5, x < 2^30
 * Out     a line for each query 2
 * Source  Library Checker set_xor_min, https://judge.yosupo.jp/problem/set_xor_min
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { BinaryTrie } from "../binary-trie";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const queries = scanner.int();
  const words = new Int32Array(2 * queries);
  intsIn(scanner, words, 2 * queries, 0, 2 ** 30 - 1, "a number");
  const trie = new BinaryTrie(30);
  const writer = new Writer();
  for (let at = 0; at < words.length; at += 2) {
    const x = words[at + 1]!;
    if (words[at] === 0) trie.add(x);
    else if (words[at] === 1) trie.delete(x);
    else writer.int(trie.minXor(x)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
