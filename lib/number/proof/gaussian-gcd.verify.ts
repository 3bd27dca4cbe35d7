/**
 * gcdOfGaussianIntegers: greatest common divisors of pairs of Gaussian integers.
 *
 * In      T, then T lines x1 y1 x2 y2, parts within ±10^9
 * Out     T lines, x and y of a greatest common divisor, any of the four
 * Source  Library Checker gcd_of_gaussian_integers,
 *         https://judge.yosupo.jp/problem/gcd_of_gaussian_integers
 */
import { runProgram } from "../../io/run-program";
import { gaussianGcd } from "../gaussian-gcd";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const [x, y] = gaussianGcd([scanner.int(), scanner.int()], [scanner.int(), scanner.int()]);
  writer.int(x).space().int(y).newline();
});

if (require.main === module) runProgram(solve);
