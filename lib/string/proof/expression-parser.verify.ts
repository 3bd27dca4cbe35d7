/**
 * calculator: the values of expressions of digits, + - * / and parentheses.
 *
 * In      expressions to the end of the input, without blanks; no value leaves 32 bits
 * Out     a line for each: its value, where a division drops the fraction
 * Source  Jutge P40155 Calculator, https://jutge.org/problems/P40155_en
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { ExpressionParser } from "../expression-parser";

export function solve(input: Uint8Array): Uint8Array {
  const parser = new ExpressionParser<bigint>({
    operand: (word) => BigInt(word),
    infix: {
      "+": [1, (a, b) => a + b],
      "-": [1, (a, b) => a - b],
      "*": [2, (a, b) => a * b],
      "/": [2, (a, b) => a / b],
    },
  });
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) writer.text(`${parser.evaluate(scanner.tokenBytes())}\n`);
  return writer.result();
}

if (require.main === module) runProgram(solve);
