/**
 * Counting Coprime Pairs: how many pairs of a list's numbers have no common divisor but 1.
 *
 * In      n; n positive integers
 * Out     the number of pairs with greatest common divisor 1
 * Idea    inclusion and exclusion: of all pairs take away those divisible by 2, by 3, by 5 …, add those
 *         divisible by 6, by 10 … again. Möbius' function is the sign
 * Time    O(V log V) for values up to V
 * Space   O(V)
 * Source  CSES 2417
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { mobiusBelow } from "../../lib/number/totients-below";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxNumbers, "n");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 1, bounds.maxValue, "a number");
  const counts = new Int32Array(values.reduce((a, b) => Math.max(a, b)) + 1);
  for (const value of values) counts[value]!++;
  const mobius = mobiusBelow(counts.length);
  let pairs = 0;
  for (let divisor = 1; divisor < counts.length; divisor++) {
    if (mobius[divisor] === 0) continue;
    let multiples = 0;
    for (let value = divisor; value < counts.length; value += divisor) multiples += counts[value]!;
    pairs += mobius[divisor]! * ((multiples * (multiples - 1)) / 2);
  }
  return new Writer().int(pairs).newline().result();
}

if (require.main === module) runProgram(solve);
