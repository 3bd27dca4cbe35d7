/**
 * FlightsForRegularCustomers: the least number of flights from city 1 to city n, where a flight is open
 * to those only who have taken d flights before.
 *
 * In      n ≤ 150, m ≤ 150, then m lines a b d: a flight from a to b, d from 0 to 10^9
 * Out     the number, or "Impossible"
 * Source  Codeforces 576D Flights for Regular Customers,
 *         https://codeforces.com/problemset/problem/576/D
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { BitMatrix } from "../bit-matrix";
import { booleanPower, booleanProduct } from "../boolean-power";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const flights = Array.from({ length: scanner.int() }, () => {
    const [from, to] = [scanner.int() - 1, scanner.int() - 1];
    return { from, to, opens: scanner.int() };
  }).sort((a, b) => a.opens - b.opens);
  const open = new BitMatrix(n, n);
  let places = new BitMatrix(1, n); // where one may be after `taken` flights
  places.set(0, 0, 1);
  let taken = 0;
  let best = n === 1 ? 0 : Infinity;
  for (const { from, to, opens } of flights) {
    if (opens >= best) break;
    places = booleanProduct(places, booleanPower(open, opens - taken));
    taken = opens;
    open.set(from, to, 1);
    best = Math.min(best, taken + stepsTo(n - 1, places, open));
  }
  const writer = new Writer();
  return (best === Infinity ? writer.text("Impossible") : writer.int(best)).newline().result();
}

/** How many flights lead to the target at least; Infinity if none do. */
function stepsTo(target: number, places: BitMatrix, open: BitMatrix): number {
  let seen = places;
  for (let steps = 0; steps <= open.rows; steps++) {
    if (seen.get(0, target) === 1) return steps;
    seen = booleanProduct(seen, open);
  }
  return Infinity;
}

if (require.main === module) runProgram(solve);
