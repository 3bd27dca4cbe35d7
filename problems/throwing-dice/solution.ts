/**
 * Throwing Dice: how many sequences of throws of a die have the sum n, modulo 10^9 + 7.
 *
 * In      n
 * Out     the number of sequences
 * Idea    ways(n) is the sum of the six before it; the matrix that moves six neighbours one step on is
 *         raised to the power n
 * Time    O(log n) products of 6 × 6 matrices
 * Space   O(1)
 * Source  CSES 1096
 */

import { runProgram } from "../../lib/io/run-program";
import { nextBigint, Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { Matrix } from "../../lib/matrix/matrix";
import { matrixPower } from "../../lib/matrix/matrix-power";
import { Mod } from "../../lib/number/mod";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = nextBigint(scanner);
  if (n < 1n || n > bounds.maxSum) scanner.fail("n in [1, 10^18]", 0);
  // (ways(k), …, ways(k - 5)) becomes (ways(k + 1), …, ways(k - 4)); ways(0) = 1, below it 0.
  const step = new Matrix(6, 6);
  step.row(0).fill(1);
  for (let i = 1; i < 6; i++) step.set(i, i - 1, 1);
  const ways = matrixPower(step, n, new Mod(1_000_000_007)).get(0, 0);
  return new Writer().int(ways).newline().result();
}

if (require.main === module) runProgram(solve);
