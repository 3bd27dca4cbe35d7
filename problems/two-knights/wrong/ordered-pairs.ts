// expect: WA — counts the two knights as distinguishable
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const most = Number(new TextDecoder().decode(input));
  let output = "";
  for (let k = 1; k <= most; k++) output += `${k * k * (k * k - 1) - 8 * (k - 1) * (k - 2)}\n`;
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
