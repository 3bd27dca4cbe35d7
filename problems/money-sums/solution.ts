/**
 * Money Sums: all sums of money that some of the coins make.
 *
 * In      n; the values of n coins
 * Out     how many sums there are, then the sums in ascending order
 * Idea    the sums so far are a bit set; a coin adds the same set, shifted by its value
 * Time    O(n · total / 32)
 * Space   one bit a sum
 * Source  CSES 1745
 */
import { subsetSums } from "../../lib/dp/subset-sums";
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { forEachMember } from "../../lib/structure/bitset";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const coins = new Int32Array(scanner.intIn(1, bounds.maxCoins, "n"));
  intsIn(scanner, coins, coins.length, 1, bounds.maxValue, "a coin");
  const total = coins.reduce((sum, coin) => sum + coin, 0);
  const sums: number[] = [];
  forEachMember(subsetSums(coins, total), (sum) => {
    if (sum > 0) sums.push(sum); // no coin at all is no sum
  });
  return writeInts(new Writer().int(sums.length).newline(), sums).newline().result();
}

if (require.main === module) runProgram(solve);
