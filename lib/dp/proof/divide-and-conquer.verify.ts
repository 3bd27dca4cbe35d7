/**
 * housesAndSchools: the least total walk of all children where k of n houses in a row become schools.
 *
 * In      n k; the numbers of children in the n houses
 * Out     the least total distance
 * Source  CSES 2087, https://cses.fi/problemset/task/2087; statement as stored in
 *         cses_problems/cses_tasks/Houses_and_Schools.md of soyeb-jim285/codes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { divideAndConquer } from "../divide-and-conquer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 3000, "n");
  const k = scanner.intIn(1, n, "k");
  const children = new Float64Array(n + 1);
  const places = new Float64Array(n + 1); // prefix sums of children times their houses
  for (let i = 0; i < n; i++) {
    const count = scanner.intIn(1, 1e9, "a number of children");
    children[i + 1] = children[i]! + count;
    places[i + 1] = places[i]! + i * count;
  }
  // One school for the houses [l, r): the median child's, which moves right with r.
  const width = n + 1;
  const walks = new Float64Array(width * width);
  for (let l = 0; l < n; l++) {
    for (let r = l + 1, school = l; r <= n; r++) {
      while (2 * (children[school + 1]! - children[l]!) < children[r]! - children[l]!) school++;
      const left = school * (children[school]! - children[l]!) - (places[school]! - places[l]!);
      const right = places[r]! - places[school]! - school * (children[r]! - children[school]!);
      walks[l * width + r] = left + right;
    }
  }
  const least = divideAndConquer(n, k, (l, r) => walks[l * width + r]!);
  return new Writer().int(least[n]!).newline().result();
}

if (require.main === module) runProgram(solve);
