// expect: WA — computes in 32 bits
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const most = Number(new TextDecoder().decode(input));
  let output = "";
  for (let k = 1; k <= most; k++) {
    output += `${((Math.imul(k * k, k * k - 1) >>> 1) - 4 * (k - 1) * (k - 2)) | 0}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
