// expect: WA — counts throws in any order as one
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Math.min(2_000_000, Number(new TextDecoder().decode(input).replace("\ufeff", "")));
  const ways = new Int32Array(n + 1);
  ways[0] = 1;
  for (let value = 1; value <= 6; value++) {
    for (let sum = value; sum <= n; sum++)
      ways[sum] = (ways[sum]! + ways[sum - value]!) % 1_000_000_007;
  }
  return new TextEncoder().encode(`${ways[n]}\n`);
}

if (require.main === module) runProgram(solve);
