// expect: RE — walks down by recursion, which overflows the stack on a path of 200000 nodes
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const n = numbers[0]!;
  const next: number[][] = Array.from({ length: n + 1 }, () => []);
  for (let at = 2; at < 2 * n; at += 2) {
    next[numbers[at]!]!.push(numbers[at + 1]!);
    next[numbers[at + 1]!]!.push(numbers[at]!);
  }
  const up = [new Array<number>(n + 1).fill(1)];
  const depth = new Array<number>(n + 1).fill(0);
  const walk = (v: number) => {
    for (const w of next[v]!) {
      if (w === up[0]![v]) continue;
      up[0]![w] = v;
      depth[w] = depth[v]! + 1;
      walk(w);
    }
  };
  walk(1);
  for (let k = 1; 2 ** k < n; k++) up.push(up[k - 1]!.map((v) => up[k - 1]![v]!));
  let output = "";
  for (let at = 2 * n; at < numbers.length; at += 2) {
    let [low, high] = [numbers[at]!, numbers[at + 1]!];
    const sum = depth[low]! + depth[high]!;
    if (depth[low]! < depth[high]!) [low, high] = [high, low];
    for (let k = up.length - 1; k >= 0; k--) {
      if (depth[low]! - 2 ** k >= depth[high]!) low = up[k]![low]!;
    }
    for (let k = up.length - 1; k >= 0; k--) {
      if (up[k]![low] === up[k]![high]) continue;
      low = up[k]![low]!;
      high = up[k]![high]!;
    }
    output += `${sum - 2 * depth[low === high ? low : up[0]![low]!]!}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
