// expect: WA — builds each connected component of the stations as a whole or not at all
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = [numbers[0]!, numbers[1]!];
  const part = Array.from({ length: n }, (_, v) => v);
  const find = (v: number): number => {
    let top = v;
    while (part[top] !== top) top = part[top]!;
    part[v] = top;
    return top;
  };
  for (let g = 0; g < m; g++) {
    const at = 2 + n + 3 * g;
    part[find(numbers[at]! - 1)] = find(numbers[at + 1]! - 1);
  }
  const profit = new Array<number>(n).fill(0);
  for (let v = 0; v < n; v++) profit[find(v)]! -= numbers[2 + v]!;
  for (let g = 0; g < m; g++) profit[find(numbers[2 + n + 3 * g]! - 1)]! += numbers[4 + n + 3 * g]!;
  const best = profit.reduce((sum, own) => sum + Math.max(0, own), 0);
  return new TextEncoder().encode(`${best}\n`);
}

if (require.main === module) runProgram(solve);
