import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { minN, maxN, minPopulation, maxPopulation, maxSeed } = problem.bounds;
  const scanner = new Scanner(input);
  const n = scanner.intIn(minN, maxN, "N");
  scanner.intIn(minPopulation, maxPopulation, "P");
  scanner.intIn(0, (n * (n - 1)) / 2, "T");
  scanner.hasNext();
  const start = scanner.at;
  const mutation = scanner.token();
  if (!/^\d+(\.\d+)?$/.test(mutation) || Number(mutation) > 1) scanner.fail("M in [0, 1]", start);
  scanner.intIn(0, maxSeed, "S");
  if (scanner.hasNext()) scanner.fail("end of input");
}
