// expect: WA — takes the root for the lowest common ancestor of every pair
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const n = numbers[0]!;
  const next: number[][] = Array.from({ length: n + 1 }, () => []);
  for (let at = 2; at < 2 * n; at += 2) {
    next[numbers[at]!]!.push(numbers[at + 1]!);
    next[numbers[at + 1]!]!.push(numbers[at]!);
  }
  const depth = new Array<number>(n + 1).fill(-1);
  depth[1] = 0;
  const reached = [1];
  for (const v of reached) {
    for (const w of next[v]!) {
      if (depth[w] !== -1) continue;
      depth[w] = depth[v]! + 1;
      reached.push(w);
    }
  }
  let output = "";
  for (let at = 2 * n; at < numbers.length; at += 2) {
    const [a, b] = [numbers[at]!, numbers[at + 1]!];
    output += `${a === b ? 0 : depth[a]! + depth[b]!}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
