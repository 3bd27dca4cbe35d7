// expect: WA — counts equal substrings at different places separately
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const { length } = new TextDecoder().decode(input).trim();
  return new TextEncoder().encode(`${(length * (length + 1)) / 2}\n`);
}

if (require.main === module) runProgram(solve);
