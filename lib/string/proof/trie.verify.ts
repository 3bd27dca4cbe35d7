/**
 * wordCombinations: in how many ways words of a dictionary make up a text.
 *
 * In      a text; k; k different words, all of lower-case letters
 * Out     the number of ways modulo 10^9 + 7; words may be used again
 * Source  CSES 1731, https://cses.fi/problemset/task/1731; format and bounds from
 *         word_combinations_analysis.md in phuongdinh1411/cses-analyses
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Trie } from "../trie";

const P = 1e9 + 7;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const text = scanner.tokenBytes();
  const k = scanner.intIn(1, 100_000, "k");
  const words = new Trie(input.length);
  for (let word = 0; word < k; word++) words.add(scanner.tokenBytes());
  // ways[i]: to make up the text from i on.
  const ways = new Int32Array(text.length + 1);
  ways[text.length] = 1;
  for (let i = text.length - 1; i >= 0; i--) {
    let count = 0;
    let node = 0;
    for (let end = i; end < text.length; end++) {
      node = words.child(node, text[end]!);
      if (node === 0) break;
      if (words.endingAt(node) > 0) count += ways[end + 1]!;
    }
    ways[i] = count % P;
  }
  return new Writer().int(ways[0]!).newline().result();
}

if (require.main === module) runProgram(solve);
