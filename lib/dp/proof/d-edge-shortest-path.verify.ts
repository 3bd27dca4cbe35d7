/**
 * cielAndGondolas: people in a queue share k gondolas, the first ones the first gondola, with the least
 * unfamiliarity between those who sit together.
 *
 * In      n k; n rows of n digits: how unfamiliar each pair is
 * Out     the least sum over all pairs in one gondola
 * Source  Codeforces 321E, https://codeforces.com/problemset/problem/321/E
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { dEdgeShortestPath } from "../d-edge-shortest-path";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 4000, "n");
  const k = scanner.intIn(1, Math.min(n, 800), "k");
  // Sums of the first rows and columns.
  const width = n + 1;
  const sums = new Int32Array(width * width);
  for (let i = 0; i < n; i++) {
    let row = 0;
    for (let j = 0, at = (i + 1) * width + 1; j < n; j++, at++) {
      row += scanner.byte() - 48;
      sums[at] = sums[at - width]! + row;
    }
  }
  // Each pair counts twice in its square.
  const least = dEdgeShortestPath(n, k, (l, r) => {
    return sums[r * width + r]! - 2 * sums[l * width + r]! + sums[l * width + l]!;
  });
  return new Writer()
    .int(least / 2)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
