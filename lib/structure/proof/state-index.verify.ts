/**
 * associativeArray: an array of endless length, of integers to 10^18 at places to 10^18.
 *
 * In      Q, then Q lines "0 k v": a[k] is now v, or "1 k": print a[k]. Q ≤ 10^6, k, v ≤ 10^18
 * Out     a line for each query 1: the value, 0 where there was none
 * Source  Library Checker associative_array, https://judge.yosupo.jp/problem/associative_array
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { wordsIn } from "../../io/words-in";
import { writeWords } from "../../io/write-words";
import { Writer } from "../../io/writer";
import { StateIndex } from "../state-index";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const queries = scanner.int();
  const places = new StateIndex(Math.max(1, queries));
  const high = new Int32Array(queries); // of the value at the place with that id
  const low = new Int32Array(queries);
  const answerHigh = new Int32Array(queries);
  const answerLow = new Int32Array(queries);
  const [wordHigh, wordLow] = [new Int32Array(2), new Int32Array(2)]; // of k and v
  let answers = 0;
  for (let query = 0; query < queries; query++) {
    if (scanner.int() === 0) {
      wordsIn(scanner, wordHigh, wordLow, 2);
      const added = places.add(wordLow[0]!, wordHigh[0]!);
      const id = added < 0 ? ~added : added;
      high[id] = wordHigh[1]!;
      low[id] = wordLow[1]!;
    } else {
      wordsIn(scanner, wordHigh, wordLow, 1);
      const id = places.find(wordLow[0]!, wordHigh[0]!);
      answerHigh[answers] = id < 0 ? 0 : high[id]!;
      answerLow[answers++] = id < 0 ? 0 : low[id]!;
    }
  }
  const words = [answerHigh.subarray(0, answers), answerLow.subarray(0, answers)] as const;
  return writeWords(new Writer(), ...words, NEWLINE)
    .newline()
    .result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
