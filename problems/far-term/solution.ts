/**
 * Far Term: a far number of a sequence whose rule is linear, but not known.
 *
 * In      d k; the first 2d numbers, each from place d on a fixed linear combination of the d before it
 * Out     the number at place k, counted from 0
 * Idea    2d numbers determine the shortest recurrence (Berlekamp-Massey). Its sequence is a fraction of
 *         polynomials, of which each step of Bostan and Mori's method halves the index
 * Time    O(d² + d log d log k)
 * Space   O(d)
 * Source  our own
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { nextBigint, Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { berlekampMassey } from "../../lib/polynomial/berlekamp-massey";
import { recurrenceTerm } from "../../lib/polynomial/recurrence-term";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const d = scanner.intIn(1, bounds.maxOrder, "d");
  const k = nextBigint(scanner);
  const numbers = new Int32Array(2 * d);
  intsIn(scanner, numbers, 2 * d, 0, bounds.modulus - 1, "a number");
  const term = recurrenceTerm(numbers, berlekampMassey(numbers), k);
  return new Writer().int(term).newline().result();
}

if (require.main === module) runProgram(solve);
