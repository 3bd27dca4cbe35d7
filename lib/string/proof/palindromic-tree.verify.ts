/**
 * eertree: the palindromes of a text, their parents and suffix links.
 *
 * In      a text of lower-case letters
 * Out     how many different palindromes it has; for each, as they first end, its parent and suffix
 *         link (0 the empty one, -1 the imaginary one); for each place its longest palindrome
 * Source  Library Checker eertree, https://judge.yosupo.jp/problem/eertree
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { PalindromicTree } from "../palindromic-tree";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  const tree = new PalindromicTree(text.length);
  const longest = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) longest[i] = tree.add(text[i]!) - 1;
  const { nodes, parent, link } = tree;
  const pairs = new Int32Array(2 * nodes - 4);
  for (let node = 2; node < nodes; node++) {
    pairs[2 * node - 4] = parent[node]! - 1;
    pairs[2 * node - 3] = link[node]! - 1;
  }
  const writer = new Writer();
  writer.int(nodes - 2).newline();
  writeInts(writer, pairs, SPACE, NEWLINE).newline();
  return writeInts(writer, longest).newline().result();
}

const SPACE = 32;
const NEWLINE = 10;

if (require.main === module) runProgram(solve);
