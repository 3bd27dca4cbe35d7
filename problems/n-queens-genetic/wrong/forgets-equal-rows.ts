// expect: WA — its fitness sees the diagonals only, so queens end up on one row
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim().split(/\s+/)[0]);
  return new TextEncoder().encode(`${Array(n).fill(1).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
