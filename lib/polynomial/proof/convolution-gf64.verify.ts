/**
 * convolutionF264: the product of two polynomials over the field of 2^64 elements.
 *
 * In      N M, then N and M terms
 * Out     the N + M - 1 terms of the product
 * Source  Library Checker convolution_F_2_64, https://judge.yosupo.jp/problem/convolution_F_2_64
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { wordsIn } from "../../io/words-in";
import { writeWords } from "../../io/write-words";
import { Writer } from "../../io/writer";
import { convolutionGf64 } from "../convolution-gf64";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [n, m] = [scanner.int(), scanner.int()];
  const [a, b] = [n, m].map((count) => {
    const words = { high: new Uint32Array(count), low: new Uint32Array(count) };
    wordsIn(scanner, words.high, words.low, count);
    return words;
  });
  const { high, low } = convolutionGf64(a!, b!);
  return writeWords(new Writer(), high, low).newline().result();
}

if (require.main === module) runProgram(solve);
