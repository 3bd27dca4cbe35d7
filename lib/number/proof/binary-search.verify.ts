/**
 * allocation: the least load with which k trucks carry packages in their order.
 *
 * In      n k; n lines with a weight each
 * Out     the least weight that no truck has to exceed
 * Source  AOJ ALDS1_4_D, https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_4_D
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { binarySearch } from "../binary-search";

const MAX = 100_000;
const MAX_WEIGHT = 10_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX, "n");
  const k = scanner.intIn(1, MAX, "k");
  const weights = new Int32Array(n);
  intsIn(scanner, weights, n, 1, MAX_WEIGHT, "a weight");
  const suffices = (load: number) => {
    let trucks = 1;
    let room = load;
    for (const weight of weights) {
      if (weight > load) return false;
      if (weight > room) {
        trucks++;
        room = load;
      }
      room -= weight;
    }
    return trucks <= k;
  };
  return new Writer()
    .int(binarySearch(MAX * MAX_WEIGHT, 0, suffices))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
