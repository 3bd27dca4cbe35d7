import { casesPath } from "../../base/host/roots";
import { addCases } from "../../problem/host/add-cases";
import type { Fault } from "../stress-event";

const MAX_BYTES = 300_000;

/** Saves a counter-example among the cases; returns the line to print. */
export function saveFault(
  root: string,
  slug: string,
  seed: number,
  { input, expected, verdict }: Fault & { readonly expected: Uint8Array },
): string {
  if (Math.max(input.length, expected.length) > MAX_BYTES) {
    return "not saved: too large for git; name generator and seed in cases.json as large-…\n";
  }
  const name = `stress-${seed}`;
  const why = `counter-example of a stress run, made minimal: solution.ts gave ${verdict}`;
  const { added } = addCases(root, slug, [
    { name, input, output: expected, origin: { from: "hand", why } },
  ]);
  if (added.length === 0) return "not saved: a case with this input is there already\n";
  const file = `${casesPath(slug, root)}/${added[0]}`;
  return (
    `saved as ${file}.in and .out, and a line in cases.json;\n` +
    `  undo: rm ${file}.in ${file}.out, and take "${added[0]}" out of cases.json\n`
  );
}
