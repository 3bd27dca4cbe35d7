/**
 * gcdOfGaussianIntegers: greatest common divisors of pairs of Gaussian integers.
 *
 * In      T, then T lines x1 y1 x2 y2, parts within ±10^9
 * Out     T lines, x and y of a greatest common divisor, any of the four
 * Source  Library Checker gcd_of_gaussian_integers,
 *         https://judge.yosupo.jp/problem/gcd_of_gaussian_integers
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { gaussianGcd } from "../gaussian-gcd";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const [x, y] = gaussianGcd([scanner.int(), scanner.int()], [scanner.int(), scanner.int()]);
    writer.int(x).space().int(y).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
