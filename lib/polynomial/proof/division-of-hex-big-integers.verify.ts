/**
 * divisionOfHexBigIntegers: quotients and remainders of hexadecimal integers of up to 1.6 million digits, by
 * the runtime's BigInt.
 *
 * In      T, then T lines A B, A ≥ 0, B ≥ 1
 * Out     T lines, floor(A / B) and the remainder
 * Source  Library Checker division_of_hex_big_integers,
 *         https://judge.yosupo.jp/problem/division_of_hex_big_integers
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";

/** The next integer of hexadecimal digits. */
function nextHex(scanner: Scanner): bigint {
  const word = scanner.token();
  return word.startsWith("-") ? -BigInt(`0x${word.slice(1)}`) : BigInt(`0x${word}`);
}

function writeHex(writer: Writer, value: bigint): Writer {
  return writer.text(value.toString(16).toUpperCase());
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const a = nextHex(scanner);
    const b = nextHex(scanner);
    const quotient = a / b;
    writeHex(writer, quotient).space();
    writeHex(writer, a - quotient * b).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
