/**
 * substringsOfWords: the different substrings of several words, and the states of their suffix automaton.
 *
 * In      n, then n words of lower-case letters, 10^6 letters in all
 * Out     how many different substrings there are, without the empty one; how many states
 * Source  Luogu P6139, https://www.luogu.com.cn/problem/P6139
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SuffixAutomaton } from "../suffix-automaton";

const MAX_LETTERS = 1_000_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const automaton = new SuffixAutomaton(Math.min(input.length, MAX_LETTERS));
  for (let left = scanner.int(); left > 0; left--) automaton.addWord(scanner.tokenBytes());
  return new Writer().int(automaton.distinct()).newline().int(automaton.states).newline().result();
}

if (require.main === module) runProgram(solve);
