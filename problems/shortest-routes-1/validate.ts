import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxCities, maxFlights, maxLength } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, maxCities, "n");
  const m = scanner.intIn(1, maxFlights, "m");
  scanner.endLine();
  const heads: number[][] = Array.from({ length: n + 1 }, () => []);
  for (let flight = 0; flight < m; flight++) {
    const a = scanner.intIn(1, n, "a");
    heads[a]!.push(scanner.intIn(1, n, "b"));
    scanner.intIn(1, maxLength, "c");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
  const reached = new Set([1]);
  for (const city of reached) for (const next of heads[city]!) reached.add(next);
  if (reached.size < n) scanner.fail(`flights that reach all ${n} cities, not ${reached.size}`);
}
