import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { maxTeams, firstStockholm, firstLondon, perCity } = problem.bounds;
  const scanner = new Scanner(input);
  const m = scanner.intIn(1, maxTeams, "m");
  scanner.endLine();
  const seen = new Set<number>();
  for (let team = 0; team < m; team++) {
    scanner.hasNext();
    const start = scanner.at;
    const i = scanner.intIn(firstStockholm, firstStockholm + perCity - 1, "i");
    const j = scanner.intIn(firstLondon, firstLondon + perCity - 1, "j");
    if (seen.has(i * 10_000 + j)) scanner.fail("a new team", start);
    seen.add(i * 10_000 + j);
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
