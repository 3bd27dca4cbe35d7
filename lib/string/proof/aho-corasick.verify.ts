/**
 * ahoCorasickLinks: the trie of a set of words, with its suffix links.
 *
 * In      n; n words of lower-case letters
 * Out     the number of nodes; for each but the first its parent and its suffix link; the words' nodes
 * Source  Library Checker aho_corasick, https://judge.yosupo.jp/problem/aho_corasick
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { AhoCorasick } from "../aho-corasick";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 1_000_000, "n");
  const trie = new AhoCorasick(input.length);
  const ends = new Int32Array(n);
  for (let word = 0; word < n; word++) ends[word] = trie.add(scanner.tokenBytes());
  trie.build();
  const { nodes, parent, link } = trie;
  const pairs = new Int32Array(2 * nodes - 2);
  for (let node = 1; node < nodes; node++) {
    pairs[2 * node - 2] = parent[node]!;
    pairs[2 * node - 1] = link[node]!;
  }
  const writer = new Writer();
  writer.int(nodes).newline();
  if (nodes > 1) writeInts(writer, pairs, SPACE, NEWLINE).newline();
  return writeInts(writer, ends).newline().result();
}

const SPACE = 32;
const NEWLINE = 10;

if (require.main === module) runProgram(solve);
