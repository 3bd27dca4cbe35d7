/**
 * multiplicationOfHexBigIntegers: products of hexadecimal integers of up to 1.6 million digits, by the
 * runtime's BigInt.
 *
 * In      T, then T lines A B
 * Out     T lines, A · B
 * Source  Library Checker multiplication_of_hex_big_integers,
 *         https://judge.yosupo.jp/problem/multiplication_of_hex_big_integers
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
    writeHex(writer, a * nextHex(scanner)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
