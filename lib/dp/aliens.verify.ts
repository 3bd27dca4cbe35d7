/**
 * housesAndSchoolsByPrices: the least total walk of all children where k of n houses become schools.
 *
 * In      n k; the numbers of children in the n houses
 * Out     the least total distance
 * Source  CSES 2087, https://cses.fi/problemset/task/2087; statement as stored in
 *         cses_problems/cses_tasks/Houses_and_Schools.md of soyeb-jim285/codes
 */
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { Writer } from "../io/writer";
import { aliens, type Priced } from "./aliens";

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
  const least = new Float64Array(n);
  const counts = new Int32Array(n);
  /** The schools from left to right: the children between two of them split in the middle. */
  const priced = (price: number): Priced => {
    let [total, count] = [Infinity, 0];
    for (let school = 0; school < n; school++) {
      least[school] = school * children[school]! - places[school]!;
      counts[school] = 1;
      for (let before = 0; before < school; before++) {
        const middle = (before + school + 2) >> 1;
        const toLeft =
          places[middle]! - places[before]! - before * (children[middle]! - children[before]!);
        const toRight =
          school * (children[school]! - children[middle]!) - (places[school]! - places[middle]!);
        const walk = least[before]! + toLeft + toRight;
        if (walk >= least[school]!) continue;
        least[school] = walk;
        counts[school] = counts[before]! + 1;
      }
      least[school]! += price;
      const last = places[n]! - places[school]! - school * (children[n]! - children[school]!);
      if (least[school]! + last < total) [total, count] = [least[school]! + last, counts[school]!];
    }
    return { total, count };
  };
  // With price -1 every house gets a school; the dearest school saves less than the first one's walk.
  const most = priced(0).count > 0 ? n * children[n]! : 0;
  return new Writer()
    .int(aliens(k, [-1, most], priced))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
