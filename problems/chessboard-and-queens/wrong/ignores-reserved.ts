// expect: WA — counts the placements on the empty board
import { runProgram } from "../../../lib/io/run-program";

export function solve(): Uint8Array {
  return new TextEncoder().encode("92\n");
}

if (require.main === module) runProgram(solve);
