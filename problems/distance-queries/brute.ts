/** Distance Queries by binary lifting on parents from a breadth-first search: no labels, no shared code. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const n = numbers[0]!;
  const next: number[][] = Array.from({ length: n + 1 }, () => []);
  for (let at = 2; at < 2 * n; at += 2) {
    next[numbers[at]!]!.push(numbers[at + 1]!);
    next[numbers[at + 1]!]!.push(numbers[at]!);
  }
  const depth = new Array<number>(n + 1).fill(0);
  const up = [new Array<number>(n + 1).fill(1)]; // up[k][v] is 2^k steps above v; node 1 above itself
  const reached = [1];
  for (const v of reached) {
    for (const w of next[v]!) {
      if (w === up[0]![v]) continue;
      up[0]![w] = v;
      depth[w] = depth[v]! + 1;
      reached.push(w);
    }
  }
  for (let k = 1; 2 ** k < n; k++) up.push(up[k - 1]!.map((v) => up[k - 1]![v]!));
  const lines: number[] = [];
  for (let at = 2 * n; at < numbers.length; at += 2) {
    const [a, b] = [numbers[at]!, numbers[at + 1]!];
    let [low, high] = depth[a]! > depth[b]! ? [a, b] : [b, a];
    for (let k = up.length - 1; k >= 0; k--) {
      if (depth[low]! - 2 ** k >= depth[high]!) low = up[k]![low]!;
    }
    for (let k = up.length - 1; k >= 0; k--) {
      if (up[k]![low] === up[k]![high]) continue;
      low = up[k]![low]!;
      high = up[k]![high]!;
    }
    const top = low === high ? low : up[0]![low]!;
    lines.push(depth[a]! + depth[b]! - 2 * depth[top]!);
  }
  return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
}

if (require.main === module) runProgram(solve);
