/**
 * wildcardPatternMatching: all places of a pattern in a text, where both may hold "*" for any letter.
 *
 * In      S and T, words of letters a to z and "*"
 * Out     |S| - |T| + 1 digits: 1 where T agrees with S from there on, else 0
 * Source  Library Checker wildcard_pattern_matching, https://judge.yosupo.jp/problem/wildcard_pattern_matching
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { wildcardMatches } from "../wildcard-matches";

const STAR = 42;
const ZERO = 48;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const text = scanner.tokenBytes();
  const pattern = scanner.tokenBytes();
  const flags = wildcardMatches(text, pattern, STAR);
  for (let i = 0; i < flags.length; i++) flags[i] = flags[i]! + ZERO;
  return new Writer().bytes(flags).newline().result();
}

if (require.main === module) runProgram(solve);
