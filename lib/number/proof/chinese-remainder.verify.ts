/**
 * general Chinese remainder: the numbers with two given remainders, the moduli coprime or not.
 *
 * In      T; T lines "a n b m": x leaves a modulo n and b modulo m
 * Out     for each the least x from 0 on and the least common multiple of n and m, or "no solution"
 * Source  Kattis generalchineseremainder, https://open.kattis.com/problems/generalchineseremainder
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { chineseRemainder } from "../chinese-remainder";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let count = scanner.int(); count > 0; count--) {
    const [a, n, b, m] = [scanner.int(), scanner.int(), scanner.int(), scanner.int()];
    const numbers = chineseRemainder([a, b], [n, m]);
    if (numbers === undefined) writer.text("no solution").newline();
    else writer.bigint(numbers.remainder).space().bigint(numbers.modulus).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
