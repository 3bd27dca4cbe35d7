/** Smaller Before, slow and obviously right: looks at every pair. */
import { runProgram } from "../../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...values] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const counts = values.map((value, at) => values.slice(0, at).filter((it) => it < value).length);
  return new TextEncoder().encode(`${counts.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
