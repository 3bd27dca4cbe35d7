/**
 * longestCommonSubstring: a longest text that two texts contain.
 *
 * In      two texts S and T of lower-case letters
 * Out     a b c d: S[a, b) = T[c, d) is a longest common substring; 0 0 0 0 where it is empty
 * Source  Library Checker longest_common_substring, https://judge.yosupo.jp/problem/longest_common_substring
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SuffixAutomaton } from "../suffix-automaton";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const automaton = new SuffixAutomaton(scanner.tokenBytes());
  const other = scanner.tokenBytes();
  const { link } = automaton;
  let [state, length] = [0, 0];
  let [best, endInFirst, endInOther] = [0, 0, 0];
  for (let i = 0; i < other.length; i++) {
    let next = automaton.step(state, other[i]!);
    while (next < 0 && state > 0) {
      state = link[state]!;
      length = automaton.length[state]!;
      next = automaton.step(state, other[i]!);
    }
    if (next < 0) continue;
    state = next;
    length++;
    if (length > best) {
      best = length;
      endInFirst = automaton.firstEnd[state]!;
      endInOther = i + 1;
    }
  }
  const writer = new Writer();
  writer
    .int(endInFirst - best)
    .space()
    .int(endInFirst)
    .space();
  return writer
    .int(endInOther - best)
    .space()
    .int(endInOther)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
