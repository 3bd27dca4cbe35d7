/**
 * zByHashes: the Z function of a text, by comparing hashes.
 *
 * In      a text of lower-case letters
 * Out     for each place how long the text from there agrees with its beginning
 * Source  Library Checker zalgorithm, https://judge.yosupo.jp/problem/zalgorithm
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { RollingHash } from "../rolling-hash";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  const hashes = new RollingHash(text);
  const lengths = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) lengths[i] = hashes.lcp(0, i);
  return writeInts(new Writer(), lengths).newline().result();
}

if (require.main === module) runProgram(solve);
