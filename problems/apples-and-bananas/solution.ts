/**
 * Apples and Bananas: for each total weight the number of pairs of an apple and a banana.
 *
 * In      k n m; the weights of n apples and of m bananas, in [1, k]
 * Out     for each weight 2 … 2k the number of pairs with that sum
 * Idea    the numbers of apples by weight are a polynomial, those of bananas too. The coefficients of
 *         their product are the numbers of pairs
 * Time    O(n + m + k log k)
 * Space   O(k)
 * Source  CSES 2111
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { convolutionExact } from "../../lib/polynomial/convolution-exact";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const k = scanner.intIn(1, bounds.maxWeight, "k");
  const n = scanner.intIn(1, bounds.maxFruits, "n");
  const m = scanner.intIn(1, bounds.maxFruits, "m");
  const apples = byWeight(scanner, n, k);
  const bananas = byWeight(scanner, m, k);
  const pairs = convolutionExact(apples, bananas);
  return writeInts(new Writer(), pairs.subarray(2)).newline().result();
}

/** How many of the next fruits have each weight. */
function byWeight(scanner: Scanner, fruits: number, k: number): Int32Array {
  const weights = new Int32Array(fruits);
  intsIn(scanner, weights, fruits, 1, k, "a weight");
  const counts = new Int32Array(k + 1);
  for (const weight of weights) counts[weight]!++;
  return counts;
}

if (require.main === module) runProgram(solve);
