// expect: WA — uses a coin more than once
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...coins] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const total = coins.reduce((sum, coin) => sum + coin, 0);
  const has = new Uint8Array(total + 1);
  has[0] = 1;
  for (const coin of coins) {
    for (let sum = coin; sum <= total; sum++) if (has[sum - coin]) has[sum] = 1;
  }
  const sums = [...has.keys()].filter((sum) => sum > 0 && has[sum]);
  return new TextEncoder().encode(`${sums.length}\n${sums.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
