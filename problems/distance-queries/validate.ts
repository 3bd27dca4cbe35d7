import { Scanner } from "../../lib/io/scanner";
import { DisjointSets } from "../../lib/structure/disjoint-sets";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxNodes, "n");
  const q = scanner.intIn(1, problem.bounds.maxQueries, "q");
  scanner.endLine();
  const parts = new DisjointSets(n);
  for (let edge = 1; edge < n; edge++) {
    scanner.hasNext();
    const start = scanner.at;
    const a = scanner.intIn(1, n, "a");
    const b = scanner.intIn(1, n, "b");
    if (!parts.union(a - 1, b - 1)) scanner.fail("an edge that closes no cycle", start);
    scanner.endLine();
  }
  for (let query = 0; query < q; query++) {
    scanner.intIn(1, n, "a");
    scanner.intIn(1, n, "b");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
