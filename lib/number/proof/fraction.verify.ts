/**
 * RationalArithmetic: sums, differences, products and quotients of fractions.
 *
 * In      n, then n lines "x1 y1 op x2 y2": x1 / y1 op x2 / y2, op one of + - * /, parts within ±10^9,
 *         y1 and y2 positive; x2 is not 0 for /
 * Out     n lines "x / y" in lowest terms, y positive
 * Source  Kattis Rational Arithmetic, https://open.kattis.com/problems/rationalarithmetic
 */
import { runProgram } from "../../io/run-program";
import { Fraction } from "../fraction";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const a = new Fraction(scanner.int(), scanner.int());
  const operator = scanner.token();
  const b = new Fraction(scanner.int(), scanner.int());
  const result = resultOf(a, operator, b);
  writer.bigint(result.numerator).text(" / ").bigint(result.denominator).newline();
});

function resultOf(a: Fraction, operator: string, b: Fraction): Fraction {
  if (operator === "+") return a.add(b);
  if (operator === "-") return a.sub(b);
  return operator === "*" ? a.mul(b) : a.div(b);
}

if (require.main === module) runProgram(solve);
