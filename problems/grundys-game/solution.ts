/**
 * Grundy's Game: who wins when a move splits a heap into two heaps of different sizes.
 *
 * In      t, then t sizes n
 * Out     first or second, a line for each
 * Idea    the Grundy number of n is the mex of all g(a) ^ g(n - a) with a < n - a. It is zero only for a
 *         few small n, the largest being 1222: published computations go far beyond 10^6, the test to
 *         6,000
 * Time    O(1300²) once, O(1) a test
 * Space   O(1300)
 * Source  CSES 2207; P. M. Grundy (1939); losing sizes: OEIS A036685
 *
 * NUMBERS   Grundy numbers of 0 … SEARCHED - 1 coins: 0 0 0 1 0 2 1 0 2 …
 */
import { MexCounter } from "../../lib/game/grundy";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SEARCHED = 1300;
const NUMBERS = grundyNumbers(SEARCHED);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "t");
  for (let test = 0; test < tests; test++) {
    const coins = scanner.intIn(1, bounds.maxCoins, "n");
    writer.text(coins >= SEARCHED || NUMBERS[coins] !== 0 ? "first\n" : "second\n");
  }
  return writer.result();
}

export function grundyNumbers(count: number): Int32Array {
  const numbers = new Int32Array(count);
  const reached = new MexCounter();
  for (let coins = 1; coins < count; coins++) {
    reached.clear();
    for (let a = 1; a < coins - a; a++) reached.add(numbers[a]! ^ numbers[coins - a]!);
    numbers[coins] = reached.mex();
  }
  return numbers;
}

if (require.main === module) runProgram(solve);
