/**
 * housesAndSchoolsByPrices: the least total walk of all children where k of n houses become schools.
 *
 * In      n k; the numbers of children in the n houses
 * Out     the least total distance
 * Source  CSES 2087, https://cses.fi/problemset/task/2087; statement as stored in
 *         cses_problems/cses_tasks/Houses_and_Schools.md of soyeb-jim285/codes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { aliens, type Priced } from "../aliens";

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
  // Schools from left to right; of two neighbours each gets the children up to the middle.
  const least = new Float64Array(n); // where a school is the last so far
  const counts = new Int32Array(n);
  const walkAfter = (before: number, school: number) => {
    const middle = (before + school + 2) >> 1;
    const toLeft =
      places[middle]! - places[before]! - before * (children[middle]! - children[before]!);
    const toRight =
      school * (children[school]! - children[middle]!) - (places[school]! - places[middle]!);
    return least[before]! + toLeft + toRight;
  };
  // The best school before moves right with the school: candidate i is the best from since[i] on.
  const candidates = new Int32Array(n);
  const since = new Int32Array(n);
  const priced = (price: number): Priced => {
    let [total, count] = [Infinity, 0];
    let [head, tail] = [0, 0];
    for (let school = 0; school < n; school++) {
      while (head + 1 < tail && since[head + 1]! <= school) head++;
      least[school] = school * children[school]! - places[school]!;
      counts[school] = 1;
      const walk = head < tail ? walkAfter(candidates[head]!, school) : Infinity;
      if (walk < least[school]!) {
        least[school] = walk;
        counts[school] = counts[candidates[head]!]! + 1;
      }
      least[school]! += price;
      const last = places[n]! - places[school]! - school * (children[n]! - children[school]!);
      if (least[school]! + last < total) [total, count] = [least[school]! + last, counts[school]!];

      const isBetter = (place: number) =>
        walkAfter(school, place) <= walkAfter(candidates[tail - 1]!, place);
      while (head < tail && since[tail - 1]! > school && isBetter(since[tail - 1]!)) tail--;
      let [low, high] = [school + 1, n]; // where the new candidate becomes better than the last one
      while (head < tail && low < high) {
        const middle = (low + high) >> 1;
        if (isBetter(middle)) high = middle;
        else low = middle + 1;
      }
      if (low === n) continue;
      candidates[tail] = school;
      since[tail++] = low;
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
