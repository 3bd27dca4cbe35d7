/** {{title}}, slow and obviously right: no code shared with solution.ts. */
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  throw new Error(`brute.ts is not written yet; the input has ${words.length} words`);
}

if (require.main === module) runProgram(solve);
