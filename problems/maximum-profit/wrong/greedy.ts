// expect: WA — builds for each group only if that group alone pays for it, so groups never share stations
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = [numbers[0]!, numbers[1]!];
  const open = numbers.slice(2, 2 + n);
  const groups = Array.from({ length: m }, (_, g) => numbers.slice(2 + n + 3 * g, 5 + n + 3 * g));
  let profit = 0;
  for (let round = 0; round < m; round++) {
    const before = profit;
    for (const group of groups) {
      const [a, b, payment] = [group[0]! - 1, group[1]! - 1, group[2]!];
      const cost = open[a]! + (a === b ? 0 : open[b]!);
      if (payment <= cost && cost > 0) continue;
      profit += payment - cost;
      open[a] = 0;
      open[b] = 0;
      group[2] = 0;
    }
    if (profit === before) break;
  }
  return new TextEncoder().encode(`${profit}\n`);
}

if (require.main === module) runProgram(solve);
