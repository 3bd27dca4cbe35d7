import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxVertices, "n");
  const m = scanner.intIn(0, problem.bounds.maxEdges, "m");
  scanner.endLine();
  const neighbours: Set<number>[] = Array.from({ length: n }, () => new Set());
  for (let e = 0; e < m; e++) {
    const s = scanner.intIn(0, n - 1, "s");
    const start = scanner.at;
    const t = scanner.intIn(0, n - 1, "t");
    if (s === t || neighbours[s]!.has(t)) scanner.fail("no loop and no pair twice", start);
    neighbours[s]!.add(t);
    neighbours[t]!.add(s);
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
  const reached = new Set([0]);
  for (const v of reached) for (const w of neighbours[v]!) reached.add(w);
  if (reached.size < n)
    scanner.fail(`a connected graph, not one with ${reached.size} of ${n} vertices`);
}
